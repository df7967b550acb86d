import { isContinuation, pageFaces } from '../../content/pages.ts';
import { trackedQuery } from '../../content/trackedQueries.ts';
import { type SearchSection, searchSectionOf } from './searchSections.ts';

/** Number of pages in a family that the search covers. */
export const pagesInSection = trackedQuery('pages in section', (section: SearchSection): number => {
  const searched = pageFaces().filter(
    (page) => page.isListed && page.locale === 'en' && !isContinuation(page),
  );
  return searched.filter((page) => searchSectionOf(page) === section).length;
});
