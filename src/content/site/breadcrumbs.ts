import { fillSiteTokens } from '../../../config/siteConfig.ts';
import { areFaultyPagesAllowed } from '../files/allowFaultyPages.ts';
import { pathOfPage } from '../files/pathOfPage.ts';
import { type PageSummary, pageName } from './pages.ts';

export interface Crumb {
  name: string;
  /** Absent for the current page. */
  path?: string;
}

/**
 * The breadcrumb trail of a page: home, its parents in order, the page itself. Top-level pages have no trail worth
 * showing.
 */
export function breadcrumbsOf(page: PageSummary): Crumb[] {
  if (page.parents.length === 0) return [];
  const home = pageName('index', page.locale);
  const parents = page.parents.flatMap((id) => {
    const name = pageName(id, page.locale);
    // Reported with its line (checkRelations.ts), beneath the page.
    if (name === undefined && areFaultyPagesAllowed()) return [];
    if (name === undefined)
      throw new Error(
        `content/en/${page.id}: parents: there is no page “${id}”; name a page by its path without slashes`,
      );
    return { name: fillSiteTokens(name), path: pathOfPage(id) };
  });
  return [...(home === undefined ? [] : [{ name: home, path: '/' }]), ...parents, { name: page.name }];
}
