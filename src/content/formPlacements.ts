import type { Page } from './Page.ts';

/** A form on a page, as its content says. */
export interface FormPlacement {
  form: string;
  /** The page’s own thank-you page, where it names one. */
  thankYou: string | undefined;
  /** What stands beside the button. */
  privacy: string | undefined;
}

type Given = Pick<Page, 'entry' | 'sections'>;
type Section = Page['sections'][number];

/** Form and thank-you page that the entry of a page names. */
function ofEntry({ entry }: Given): { form: string | undefined; thankYou: string | undefined } {
  const isAsked = entry?.kind === 'resource' || entry?.kind === 'event' || entry?.kind === 'webinar';
  return { form: isAsked ? entry.form : undefined, thankYou: isAsked ? entry.thankYou : undefined };
}

/** What a section says beside the button of its form. */
function privacyOf(section: Section): string | undefined {
  const copy: unknown = 'copy' in section ? section.copy : undefined;
  const privacy = typeof copy === 'object' && copy !== null && 'privacy' in copy ? copy.privacy : undefined;
  return typeof privacy === 'string' && privacy !== '' ? privacy : undefined;
}

/**
 * The form that a section of a page holds: its own, or that of the entry which the page is about. The thank-you page
 * of the entry counts for the entry’s form, wherever on the page it stands.
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
