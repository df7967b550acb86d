import { type Page, pageFaces } from '../lib/content/pages.ts';

/** The folder of a page’s id: the set of drawings that it belongs to. */
function setOf(id: string): string {
  return id.includes('/') ? (id.split('/')[0] ?? '') : '';
}

type Numbered = Pick<Page, 'id' | 'locale'>;

/** Place of every page in its set, from one on, for the pages that it was counted among. */
const counted = new WeakMap<readonly Numbered[], ReadonlyMap<string, number>>();

function placesIn(pages: readonly Numbered[]): ReadonlyMap<string, number> {
  const known = counted.get(pages);
  if (known) return known;
  const ids = pages.filter(({ id, locale }) => locale === 'en' && id !== 'index').map(({ id }) => id);
  const places = new Map<string, number>();
  for (const set of Map.groupBy(ids, setOf).values())
    for (const [index, id] of set.sort().entries()) places.set(id, index + 1);
  counted.set(pages, places);
  return places;
}

/**
 * Number of a page as a drawing sheet: the letter of its set and its place in it, by address. The front sheets are A,
 * the others take the first letter of their folder: A-000 is home, P-014 the fourteenth product page.
 */
export function sheetNumber(page: Pick<Page, 'id'>, pages: readonly Numbered[] = pageFaces()): string {
  if (page.id === 'index') return 'A-000';
  const set = setOf(page.id);
  const place = placesIn(pages).get(page.id) ?? 1;
  return `${(set[0] ?? 'a').toUpperCase()}-${String(place).padStart(3, '0')}`;
}
