import { describe, expect, it } from 'vitest';
import { entriesOf } from '../content/site/entries.ts';
import { allPages } from '../siteContent.ts';
import { formOf } from './formOf.ts';
import type { SectionType } from './sectionSchema.ts';

const sectionOf = (type: SectionType) => {
  const section = allPages()
    .flatMap((page) => page.sections)
    .find((one) => one.type === type);
  if (!section) throw new Error(`no page has a section ${type}`);
  return section;
};

describe('formOf', () => {
  it('takes the form that the section names', () => {
    expect(formOf(sectionOf('formPage'), undefined, new Date())?.form.id).toBe('campaign');
  });

  it('takes the form of an event until it is over', () => {
    const [event] = entriesOf('event');
    if (!event) throw new Error('there is no event');
    const at = (time: string, days: number) => new Date(Date.parse(time) + days * 86_400_000);
    expect(formOf(sectionOf('eventRegistration'), event, at(event.starts, -1))?.form.id).toBe(event.form);
    expect(formOf(sectionOf('eventRegistration'), event, at(event.ends, 1))).toBeUndefined();
  });

  it('keeps the form of a webinar before the talk and with its recording', () => {
    const webinar = entriesOf('webinar').find((entry) => entry.onDemand);
    if (!webinar) throw new Error('there is no webinar on demand');
    const before = new Date(Date.parse(webinar.starts) - 86_400_000);
    expect(formOf(sectionOf('webinarHead'), webinar, before)?.form.id).toBe(webinar.form);
    expect(formOf(sectionOf('webinarHead'), webinar, new Date('2100-01-01'))?.form.id).toBe(webinar.form);
  });

  it('finds none in a section without one', () => {
    expect(formOf(sectionOf('faq'), undefined, new Date())).toBeUndefined();
  });
});
