import { fillSiteTokens } from './site.ts';

/**
 * Pages of the route map that are not written yet: id and working name. Menus may link to them already. A page that
 * is written leaves this list; the tests say which.
 */
export const plannedPages: Readonly<Record<string, string>> = {
  'product/cmms-workflow-automation': 'CMMS workflow automation',
  'product/field-service-management-software': 'Field service management software',
  'product/inspection-management-software': 'Inspection management software',
  'product/inspection-software': 'Inspection software',
  'product/parts-inventory-management-software': 'Parts inventory management software',
  'product/permit-to-work-software': 'Permit to work software',
};

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
