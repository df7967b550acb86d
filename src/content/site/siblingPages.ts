import { trackedQuery } from '../reading/trackedQueries.ts';
import { type PageSummary, pageSummaries } from './pages.ts';

/** What a set shows of each of its pages. */
type SiblingPage = Pick<PageSummary, 'id' | 'path' | 'name'>;

const pagesBelow = trackedQuery('pages below', (place: string): SiblingPage[] => {
  const [locale, folder = ''] = place.split(' ');
  return pageSummaries()
    .filter((page) => page.locale === locale && page.id.startsWith(folder))
    .map(({ id, path, name }) => ({ id, path, name }))
    .sort((one, other) => one.id.localeCompare(other.id));
});

/** Every page in a page's folder, including itself, by id; none for a page that is in no folder. */
export function siblingPages({ id, locale }: Pick<PageSummary, 'id' | 'locale'>): SiblingPage[] {
  const folder = id.slice(0, id.lastIndexOf('/') + 1);
  return folder === '' ? [] : pagesBelow(`${locale} ${folder}`);
}
