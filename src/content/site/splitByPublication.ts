import type { Page } from '../Page.ts';
import { isShown } from '../reading/schedule.ts';

/**
 * Splits pages into those that the site shows and the others: drafts, and pages whose time has not come or is over. A
 * regional variant is shown only with the page it varies.
 */
export function splitByPublication(pages: readonly Page[]): { shown: Page[]; unpublished: Page[] } {
  const hidden = new Set(
    pages.filter((page) => page.locale === 'en' && !isShown(page)).map((page) => page.id),
  );
  const isOut = (page: Page) => hidden.has(page.id) || !isShown(page);
  const [shown, unpublished] = [pages.filter((page) => !isOut(page)), pages.filter(isOut)];
  const regional = new Set(shown.flatMap(({ locale, id }) => (locale === 'en' ? [] : [`${locale} ${id}`])));
  return {
    shown: shown.map((page) => ({
      ...page,
      locales: page.locales.filter((locale) => locale === 'en' || regional.has(`${locale} ${page.id}`)),
    })),
    unpublished,
  };
}
