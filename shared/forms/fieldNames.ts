/** Field that people do not see: what fills it in is a program. */
export const HONEYPOT_FIELD = 'website';

/** Hidden field that holds the path of the page that the form stands on. */
export const PAGE_FIELD = '_page';
