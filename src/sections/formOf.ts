import { formById } from '../../config/forms.ts';
import { eventState } from '../../shared/events/eventState.ts';
import type { FormDefinition } from '../../shared/forms/FormDefinition.ts';
import type { LeadFormProps } from '../islands/LeadForm/LeadForm.tsx';
import { webinarEnd } from '../lib/calendar/eventCalendar.ts';
import type { Entry } from '../lib/content/entrySchemas.ts';
import type { SectionData } from './sectionSchemas.ts';

type FormCopy = LeadFormProps['copy'];

/**
 * The lead form that stands in a section: the one that the section names, or that of the event or webinar which the
 * page is about. None when the event is over, where its record stands, or when the webinar is recorded, which has its
 * form on a page of its own.
 */
export function formOf(
  section: SectionData,
  entry: Entry | undefined,
  now: Date,
): { form: FormDefinition; copy: FormCopy } | undefined {
  if (section.type === 'eventRegister') {
    const isOpen = entry?.kind === 'event' && eventState(entry.starts, entry.ends, now) !== 'past';
    return isOpen ? { form: formById(entry.form), copy: section.copy } : undefined;
  }
  if (section.type === 'webinarHead') {
    if (entry?.kind !== 'webinar') return undefined;
    const isRecorded = entry.onDemand && eventState(entry.starts, webinarEnd(entry), now) === 'past';
    return isRecorded ? undefined : { form: formById(entry.form), copy: section.copy };
  }
  return 'form' in section && 'copy' in section
    ? { form: formById(section.form), copy: section.copy }
    : undefined;
}
