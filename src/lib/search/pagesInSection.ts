import { trackedQuery } from '../../content/reading/trackedQueries.ts';
import { isContinuation, pageSummaries } from '../../content/site/pages.ts';
import { type SearchSection, searchSectionOf } from './searchSections.ts';

/** Number of pages in a family that the search covers. */
export const pagesInSection = trackedQuery('pages in section', (section: SearchSection): number => {
  const searched = pageSummaries().filter(
    (page) => page.isListed && page.locale === 'en' && !isContinuation(page),
  );
  return searched.filter((page) => searchSectionOf(page) === section).length;
});
