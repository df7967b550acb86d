import { pageFaces } from '../content/pages.ts';
import { type SearchSection, searchSectionOf } from './searchSections.ts';

/** How many pages of each family the search looks through. */
export function pagesBySection(): ReadonlyMap<SearchSection, number> {
  const searched = pageFaces().filter(({ isListed, locale }) => isListed && locale === 'en');
  const groups = Map.groupBy(searched, searchSectionOf);
  return new Map([...groups].map(([section, pages]) => [section, pages.length]));
}
