import { siteConfig } from '../../config/siteConfig.ts';
import { makePageIndex, type SearchedPage } from '../../shared/search/PageFinder.ts';
import type { Locale } from '../../src/content/files/locale.ts';
import type { Page } from '../../src/content/Page.ts';
import { chromeText } from '../../src/content/words/chromeText.ts';
import { readSearchWords } from '../../src/content/words/searchWords.ts';
import { isContinuation } from '../../src/siteContent.ts';
import { recordWords } from './recordWords.ts';
import type { SearchEntry } from './searchEntryOf.ts';

/** The pages that a host’s search finds: its own, and for the others those of the default host. */
export function searchedOn<Item extends { page: Page }>(items: readonly Item[], locale: Locale): Item[] {
  return items.filter(
    ({ page }) =>
      page.isListed &&
      !isContinuation(page) &&
      (page.locale === locale || (page.locale === 'en' && !page.locales.includes(locale))),
  );
}

/** Where customers log in, if that is configured. It is another site’s page, so no document describes it. */
function logInPage(locale: Locale): SearchedPage[] {
  if (siteConfig.logIn === undefined) return [];
  const name = chromeText(locale).logIn;
  const own = { path: siteConfig.logIn, name, title: name, heading: name };
  return [{ ...own, section: 'company', description: '', headings: '', text: '', also: [], weight: 1 }];
}

/**
 * A host’s search index. It takes a second, so every build makes it anew.
 *
 * @param items the pages that its search finds
 */
export function pageIndex(
  items: readonly { page: Page; searchEntries: readonly SearchEntry[] }[],
  locale: Locale,
): string {
  const words = readSearchWords();
  const fromRecords = recordWords(items.map(({ page }) => page));
  const pages: SearchedPage[] = items.flatMap(({ page, searchEntries }) => {
    const also = [...(words.pages[page.path] ?? []), ...fromRecords(page)];
    return searchEntries.map(({ sentences, ...searchEntry }) => ({
      ...searchEntry,
      text: sentences.join('\n'),
      also,
    }));
  });
  return JSON.stringify(makePageIndex([...pages, ...logInPage(locale)], words));
}
