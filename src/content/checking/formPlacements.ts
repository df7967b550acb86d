import { recordingPath } from '../entries/recordingPaths.ts';
import type { Page } from '../Page.ts';

/** A form on a page, as defined in its content. */
export interface FormPlacement {
  form: string;
  /** The page's own thank-you page, if it names one. */
  thankYou: string | undefined;
  /** The privacy note next to the button. */
  privacy: string | undefined;
}

type Section = Page['sections'][number];

/** Entries that can name a form. */
function withForm(entry: Page['entry']) {
  const isAsked = entry?.kind === 'resource' || entry?.kind === 'event' || entry?.kind === 'webinar';
  return isAsked ? entry : undefined;
}

/** The thank-you page of an entry's form: the recording, where a webinar has one, or what the entry names. */
function thankYouOf(page: Pick<Page, 'entry' | 'path'>): string | undefined {
  const entry = withForm(page.entry);
  const isRecorded = entry?.kind === 'webinar' && entry.recording !== undefined;
  return isRecorded ? recordingPath(page.path) : entry?.thankYou;
}

/** The id of the form in a section: its own, or that of the page's entry. */
export function formIdOf(entry: Page['entry'], section: Section): string | undefined {
  const isEntrySection =
    section.type === 'eventRegistration' || section.type === 'webinarHead' || section.type === 'documentForm';
  const own = 'form' in section && 'copy' in section ? section.form : undefined;
  return own ?? (isEntrySection ? withForm(entry)?.form : undefined);
}

/** The privacy note that a section shows next to the button of its form. */
function privacyOf(section: Section): string | undefined {
  const copy: unknown = 'copy' in section ? section.copy : undefined;
  const privacy = typeof copy === 'object' && copy !== null && 'privacy' in copy ? copy.privacy : undefined;
  return typeof privacy === 'string' && privacy !== '' ? privacy : undefined;
}

/**
 * The form in a section of a page. The entry's thank-you page applies to the entry's form, wherever it is on the page.
 */
export function placementOf(page: Pick<Page, 'entry' | 'path'>, section: Section): FormPlacement | undefined {
  const form = formIdOf(page.entry, section);
  if (form === undefined) return undefined;
  const own = 'thankYou' in section && 'copy' in section ? section.thankYou : undefined;
  const thankYou = own ?? (form === withForm(page.entry)?.form ? thankYouOf(page) : undefined);
  return { form, thankYou, privacy: privacyOf(section) };
}

/** Every form on a page. */
export function formPlacements(page: Pick<Page, 'entry' | 'path' | 'sections'>): FormPlacement[] {
  return page.sections.flatMap((section) => placementOf(page, section) ?? []);
}
