import { fillSiteTokens } from '../../config/site.ts';

/** Path of the page with a given id: the file's place in the content folder is the address. */
export function pathOfPage(id: string): string {
  const filled = fillSiteTokens(id);
  return filled === 'index' ? '/' : `/${filled}/`;
}
