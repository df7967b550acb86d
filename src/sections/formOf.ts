import { eventState } from '../../shared/events/eventState.ts';
import type { FormDefinition } from '../../shared/forms/FormDefinition.ts';
import type { Entry } from '../content/entrySchemas.ts';
import { placementOf } from '../content/formPlacements.ts';
import { formById } from '../content/forms.ts';
import type { LeadFormProps } from '../islands/LeadForm/LeadForm.tsx';
import { webinarEnd } from '../lib/calendar/eventCalendar.ts';
import type { SectionData } from './sectionSchema.ts';

type FormCopy = LeadFormProps['copy'];

/** Whether the section's entry is still taking submissions at the given time. */
function isOpen(section: SectionData, entry: Entry | undefined, now: Date): boolean {
  if (section.type === 'eventRegistration')
    return entry?.kind === 'event' && eventState(entry.starts, entry.ends, now) !== 'past';
  if (section.type !== 'webinarHead') return true;
  if (entry?.kind !== 'webinar') return false;
  return !(entry.onDemand && eventState(entry.starts, webinarEnd(entry), now) === 'past');
}

/**
 * The lead form of a section: the one it names, or that of the event, webinar or document that the page is about. None
 * once an event is over, when its record takes the form's place, or once a webinar is recorded, since its form is then
 * on a page of its own.
 */
export function formOf(
  section: SectionData,
  entry: Entry | undefined,
  now: Date,
): { form: FormDefinition; copy: FormCopy } | undefined {
  const placement = placementOf({ entry, sections: [] }, section);
  if (!placement || !('copy' in section) || !isOpen(section, entry, now)) return undefined;
  return { form: formById(placement.form), copy: section.copy as FormCopy };
}
