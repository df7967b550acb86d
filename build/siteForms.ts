import { SITE_FORMS_PATH, type SiteFormsData } from '../shared/forms/SiteForms.ts';
import { formPlacements } from '../src/lib/content/formPlacements.ts';
import { allForms } from '../src/lib/content/forms.ts';
import type { Page } from '../src/lib/content/pages.ts';
import type { OutputFolder } from './OutputFolder.ts';

/** Every form, and the pages that lead to a thank-you page of their own: what the server takes submissions by. */
export function siteForms(pages: readonly Page[]): SiteFormsData {
  const placements = pages.flatMap((page) =>
    formPlacements(page).flatMap(({ form, thankYou }) =>
      thankYou === undefined ? [] : [{ page: page.path, locale: page.locale, form, thankYou }],
    ),
  );
  return { forms: [...allForms().values()], placements };
}

/** Puts the forms beside the manifest of the build. */
export async function putSiteForms(out: OutputFolder, pages: readonly Page[]): Promise<void> {
  await out.put(SITE_FORMS_PATH, JSON.stringify(siteForms(pages)));
}
