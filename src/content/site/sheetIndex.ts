import { keptUntilEdit } from '../files/contentCache.ts';
import type { Page } from '../Page.ts';
import { trackedQuery } from '../reading/trackedQueries.ts';
import { pageSummaries } from './pages.ts';

type Numbered = Pick<Page, 'id' | 'locale'>;

/** The folder of a page's id: the set of drawings it belongs to. */
export function setOf(id: string): string {
  return id.includes('/') ? (id.split('/')[0] ?? '') : '';
}

/** Position of every page in its set, from 1. */
export function sheetIndexes(pages: readonly Numbered[]): ReadonlyMap<string, number> {
  const ids = pages.filter(({ id, locale }) => locale === 'en' && id !== 'index').map(({ id }) => id);
  const places = new Map<string, number>();
  for (const set of Map.groupBy(ids, setOf).values())
    for (const [index, id] of set.sort().entries()) places.set(id, index + 1);
  return places;
}

const places = keptUntilEdit(() => sheetIndexes(pageSummaries()));

/** Position of a page in its set, from 1. */
export const sheetIndex = trackedQuery('place in set', (id: string) => places().get(id) ?? 1);
