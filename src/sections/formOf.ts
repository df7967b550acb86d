import { eventState } from '../../shared/events/eventState.ts';
import type { FormDefinition } from '../../shared/forms/FormDefinition.ts';
import { localizeForm } from '../../shared/forms/localizeForm.ts';
import { formIdOf } from '../content/checking/formPlacements.ts';
import type { Entry } from '../content/entries/entrySchemas.ts';
import { formById } from '../content/entries/forms.ts';
import type { Locale } from '../content/files/locale.ts';
import { chromeText } from '../content/words/chromeText.ts';
import type { ClientForm } from '../islands/LeadForm/ClientForm.ts';
import type { LeadFormProps } from '../islands/LeadForm/LeadForm.tsx';
import type { SectionData } from './sectionSchema.ts';

type FormCopy = LeadFormProps['copy'];

/** Whether the section's entry is still taking submissions at the given time. */
function isOpen(section: SectionData, entry: Entry | undefined, now: Date): boolean {
  if (section.type !== 'eventRegistration') return true;
  return entry?.kind === 'event' && eventState(entry.starts, entry.ends, now) !== 'past';
}

/**
 * The lead form of a section: the one it names, or that of the page's event, webinar or document. None once an event is
 * over, when its record replaces the form. The form is localized for the page's locale.
 */
export function formOf(
  section: SectionData,
  entry: Entry | undefined,
  now: Date,
  locale: Locale = 'en',
): { form: FormDefinition & ClientForm; copy: FormCopy } | undefined {
  const id = formIdOf(entry, section);
  if (id === undefined || !('copy' in section) || !isOpen(section, entry, now)) return undefined;
  const form = {
    ...localizeForm(formById(id), locale),
    checks: chromeText(locale).answers.fields,
    ...(locale !== 'en' && { locale }),
  };
  return { form, copy: section.copy as FormCopy };
}
