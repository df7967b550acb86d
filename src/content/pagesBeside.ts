import { type PageFace, pageFaces } from './pages.ts';
import { trackedQuery } from './trackedQueries.ts';

/** What a set shows of each of its pages. */
type PageBeside = Pick<PageFace, 'id' | 'path' | 'name'>;

const pagesBelow = trackedQuery('pages below', (place: string): PageBeside[] => {
  const [locale, folder = ''] = place.split(' ');
  return pageFaces()
    .filter((page) => page.locale === locale && page.id.startsWith(folder))
    .map(({ id, path, name }) => ({ id, path, name }))
    .sort((one, other) => one.id.localeCompare(other.id));
});

/** Every page in a page's folder, including itself, by id; none for a page that is in no folder. */
export function pagesBeside({ id, locale }: Pick<PageFace, 'id' | 'locale'>): PageBeside[] {
  const folder = id.slice(0, id.lastIndexOf('/') + 1);
  return folder === '' ? [] : pagesBelow(`${locale} ${folder}`);
}
