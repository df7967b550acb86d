/** Most letters of a page's description: search results print about as many. */
export const DESCRIPTION_LIMIT = 160;
