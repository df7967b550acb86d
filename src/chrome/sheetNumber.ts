import { allPages, type Page } from '../lib/content/pages.ts';

/** The folder of a page’s id: the set of drawings that it belongs to. */
function setOf(id: string): string {
  return id.includes('/') ? (id.split('/')[0] ?? '') : '';
}

/**
 * Number of a page as a drawing sheet: the letter of its set and its place in it, by address. The front sheets are A,
 * the others take the first letter of their folder: A-000 is home, P-014 the fourteenth product page.
 */
export function sheetNumber(
  page: Pick<Page, 'id'>,
  pages: readonly Pick<Page, 'id' | 'locale'>[] = allPages(),
): string {
  if (page.id === 'index') return 'A-000';
  const set = setOf(page.id);
  const ids = pages
    .filter((other) => other.locale === 'en' && other.id !== 'index' && setOf(other.id) === set)
    .map((other) => other.id)
    .sort();
  const place = Math.max(0, ids.indexOf(page.id)) + 1;
  return `${(set[0] ?? 'a').toUpperCase()}-${String(place).padStart(3, '0')}`;
}
