import type { Locale } from '../files/locale.ts';
import type { Page } from '../Page.ts';
import { listContent } from '../reading/readContent.ts';
import { idOf, parsePage, parseRegional, readSource } from './parsePage.ts';

/**
 * Reads and checks a single page of the default language, for the editor. Its relations to other pages are checked by
 * loadContent only. Throws ContentError.
 *
 * @param entry its file within content/en
 */
export function loadPage(entry: string): Page {
  return parsePage(readSource('en', entry), 'en', ['en']);
}

/** As loadPage, with what the file of a region changes; undefined if there is none, so that it sees the same page. */
export function loadRegionalPage(entry: string, locale: Locale): Page | undefined {
  const variant = listContent(locale, ['.yaml', '.mdx']).find((one) => idOf(one) === idOf(entry));
  if (variant === undefined) return undefined;
  const locales: Locale[] = ['en', locale];
  return parseRegional(readSource('en', entry), readSource(locale, variant), { locale, locales });
}
