import type { Page } from './Page.ts';

/** A form on a page, as defined in its content. */
export interface FormPlacement {
  form: string;
  /** The page's own thank-you page, if it names one. */
  thankYou: string | undefined;
  /** The privacy note next to the button. */
  privacy: string | undefined;
}

type Given = Pick<Page, 'entry' | 'sections'>;
type Section = Page['sections'][number];

/** The form and thank-you page that a page's entry names. */
function ofEntry({ entry }: Given): { form: string | undefined; thankYou: string | undefined } {
  const isAsked = entry?.kind === 'resource' || entry?.kind === 'event' || entry?.kind === 'webinar';
  return { form: isAsked ? entry.form : undefined, thankYou: isAsked ? entry.thankYou : undefined };
}

/** The privacy note that a section shows next to the button of its form. */
function privacyOf(section: Section): string | undefined {
  const copy: unknown = 'copy' in section ? section.copy : undefined;
  const privacy = typeof copy === 'object' && copy !== null && 'privacy' in copy ? copy.privacy : undefined;
  return typeof privacy === 'string' && privacy !== '' ? privacy : undefined;
}

/**
 * The form in a section of a page: its own, or that of the page's entry. The entry's thank-you page applies to the
 * entry's form, wherever it is on the page.
 */
export function placementOf(page: Given, section: Section): FormPlacement | undefined {
  const entry = ofEntry(page);
  const isEntrySection =
    section.type === 'eventRegistration' || section.type === 'webinarHead' || section.type === 'documentForm';
  const own = 'form' in section && 'copy' in section ? section : undefined;
  const form = own?.form ?? (isEntrySection ? entry.form : undefined);
  if (form === undefined) return undefined;
  const thankYou = own?.thankYou ?? (form === entry.form ? entry.thankYou : undefined);
  return { form, thankYou, privacy: privacyOf(section) };
}

/** Every form on a page. */
export function formPlacements(page: Given): FormPlacement[] {
  return page.sections.flatMap((section) => placementOf(page, section) ?? []);
}
