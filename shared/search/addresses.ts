/** Address of a host’s search index. */
export const INDEX_ADDRESS = '/search-index/pages.json';

/** Address of a page’s text, a list of sentences. It has no distinctive name that an ad blocker could block. */
export const textAddress = (path: string): string => `/search-index${path}text.json`;
