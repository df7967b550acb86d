import { fillSiteTokens } from '../../../config/siteConfig.ts';

/** Path of the page with a given id: the file's location in the content folder is its URL path. */
export function pathOfPage(id: string): string {
  const filled = fillSiteTokens(id);
  return filled === 'index' ? '/' : `/${filled}/`;
}
