/** Address of a host’s search index. */
export const INDEX_ADDRESS = '/search-index/pages.json';

/** Address of the text of a page, as a list of sentences. The file has no name of its own that a blocker could list. */
export const textAddress = (path: string): string => `/search-index${path}text.json`;
