import { setOf, sheetIndex } from '../content/site/sheetIndex.ts';

/**
 * A page's number as a drawing sheet: the letter of its set, and its position in the set by URL. The front sheets are
 * A; the others take the first letter of their folder: A-000 is home, P-014 the fourteenth product page.
 */
export function sheetNumber(id: string, place?: number): string {
  if (id === 'index') return 'A-000';
  return `${(setOf(id)[0] ?? 'a').toUpperCase()}-${String(place ?? sheetIndex(id)).padStart(3, '0')}`;
}
