import { records } from '../entries/records.ts';
import { pathOfPage } from '../files/pathOfPage.ts';
import { trackedQuery } from '../reading/trackedQueries.ts';
import { entriesOf } from './entries.ts';

/** A customer with a published story, as a menu names it. */
export interface ProductStory {
  name: string;
  /** The first figure of the customer. */
  text: string;
  href: string;
}

/** The customers, two at most, whose case study is about the product of a page. */
export const productStories = trackedQuery('product stories', (page: string): ProductStory[] => {
  const about = new Set(
    entriesOf('caseStudy').flatMap(({ path, product }) => (product.page === page ? [path] : [])),
  );
  return [...records('customers').values()]
    .flatMap(({ name, caseStudy, stats: [figure] }) => {
      const href = caseStudy === undefined ? undefined : pathOfPage(caseStudy);
      if (href === undefined || !about.has(href)) return [];
      return [{ name, text: `${figure?.stat ?? ''} ${figure?.txt ?? ''}`.trim(), href }];
    })
    .slice(0, 2);
});
