import { fillSiteTokens } from '../config/site.ts';
import { SITE_FORMS_PATH, type SiteFormsData } from '../shared/forms/SiteForms.ts';
import { formPlacements } from '../src/content/formPlacements.ts';
import { allForms } from '../src/content/forms.ts';
import type { Page } from '../src/content/Page.ts';
import type { OutputFolder } from './OutputFolder.ts';

/** Wording that promises not to add the visitor to a mailing list. */
const NO_LIST = /\bno (?:mailing )?(?:list|newsletter)\b/i;

/** Text without link markup. */
const plainText = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/** Every form, with what the pages that hold it say: their own thank-you page, and the text next to the button. */
export function siteForms(pages: readonly Page[]): SiteFormsData {
  const placements = pages.flatMap((page) =>
    formPlacements(page).flatMap(({ form, thankYou, privacy }) =>
      thankYou === undefined && privacy === undefined
        ? []
        : [
            {
              page: page.path,
              locale: page.locale,
              form,
              ...(thankYou && { thankYou }),
              ...(privacy && { consent: fillSiteTokens(plainText(privacy)) }),
              ...(privacy && NO_LIST.test(privacy) && { joinsNoList: true as const }),
            },
          ],
    ),
  );
  return { forms: [...allForms().values()], placements };
}

/** Adds the forms to the build, next to the manifest. */
export async function putSiteForms(out: OutputFolder, pages: readonly Page[]): Promise<void> {
  await out.put(SITE_FORMS_PATH, JSON.stringify(siteForms(pages)));
}
