import { fillSiteTokens } from '../../config/siteConfig.ts';
import { SITE_FORMS_PATH, type SiteFormsData } from '../../shared/forms/SiteForms.ts';
import { NEWSLETTER } from '../../src/chrome/newsletterFormData.ts';
import { formPlacements } from '../../src/content/checking/formPlacements.ts';
import { allForms } from '../../src/content/entries/forms.ts';
import { LOCALES } from '../../src/content/files/locale.ts';
import type { Page } from '../../src/content/Page.ts';
import { chromeText } from '../../src/content/words/chromeText.ts';
import type { OutputFolder } from '../output/OutputFolder.ts';

/** Wording that promises not to add the visitor to a mailing list. */
const NO_LIST = /\bno (?:mailing )?(?:list|newsletter)\b/i;

/** Text without link markup. */
const plainText = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/** What visitors agree to by sending a form with this text next to its button. */
const agreementIn = (privacy: string) => ({
  consent: fillSiteTokens(plainText(privacy)),
  ...(NO_LIST.test(privacy) && { joinsNoList: true as const }),
});

/**
 * Every form, with what the pages that hold it say: their own thank-you page, and the text next to the button. The
 * footer has the newsletter form on every page, and its text is in content/chrome.
 */
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
              ...(privacy && agreementIn(privacy)),
            },
          ],
    ),
  );
  const everywhere = LOCALES.map((locale) => ({
    locale,
    form: NEWSLETTER,
    ...agreementIn(chromeText(locale).footer.newsletter.privacy),
  }));
  return { forms: [...allForms().values()], placements, everywhere };
}

/** Adds the forms to the build, next to the manifest. */
export async function putSiteForms(out: OutputFolder, pages: readonly Page[]): Promise<void> {
  await out.put(SITE_FORMS_PATH, JSON.stringify(siteForms(pages)));
}
