/** Address of a host’s search index. */
export const INDEX_ADDRESS = '/search-index/pages.json';

/** What results show of a page beyond its entry in the index. */
export interface ResultText {
  sentences: readonly string[];
  /** Address of its share card, whose drawing the best matches show; none if the theme’s cards have no picture. */
  card?: string;
}

/** Address of a page’s `ResultText`. It has no distinctive name that an ad blocker could block. */
export const textAddress = (path: string): string => `/search-index${path}text.json`;
