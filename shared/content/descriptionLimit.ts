/** Maximum characters of a page's description: search results show about as many. */
export const DESCRIPTION_LIMIT = 160;
