import { fillSiteTokens } from './site.ts';

/**
 * Pages of the route map that are not written yet: id and working name. Menus may link to them already. A page that
 * is written leaves this list; the tests say which.
 */
export const plannedPages: Readonly<Record<string, string>> = {};

/** Folders whose pages are named by whoever writes them; links into them count as planned until the pages are there. */
export const plannedFolders: readonly string[] = [
  'blog',
  'ebooks',
  'events',
  'futureproof',
  'learn',
  'newsroom',
  'resources/case-study',
  'resources/newsletter',
  'webinar',
  'whats-new-in-{brandSlug}',
].map((folder) => fillSiteTokens(folder));
