import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { ownFormCopy } from '../../forms/FormPage/FormPage.schema.ts';
import { line, link, sectionBase } from '../../sectionBase.ts';

/** The registration form of the page’s event and what guests need to know, or once it is over, its record. */
export const eventRegistrationSchema = z.strictObject({
  type: z.literal('eventRegistration'),
  ...sectionBase,
  title: standardText('eventRegistration.title', line(60)).describe('%seats% is filled in'),
  intro: line(200).optional(),
  axisPast: standardText('eventRegistration.axisPast', line(32)).describe(
    'name on the axis once the event is over',
  ),
  facts: standardText('eventRegistration.facts', line(40)).describe('heading of the facts'),
  calendar: standardText('eventRegistration.calendar', line(40)).describe('on the link to the calendar file'),
  calendarNote: standardText('eventRegistration.calendarNote', line(90)),
  said: standardText('eventRegistration.said', line(60)).describe('heading once the event is over'),
  pending: standardText('eventRegistration.pending', line(200)).describe(
    'once the event is over and has no record yet',
  ),
  all: standardText('eventRegistration.all', link),
  copy: ownFormCopy,
});

export type EventRegistrationProps = z.output<typeof eventRegistrationSchema>;
