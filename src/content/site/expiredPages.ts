import type { RedirectRule } from '../../../shared/http/RedirectRule.ts';
import { pathOfPage } from '../files/pathOfPage.ts';
import type { Page } from '../Page.ts';
import { stateNow } from '../reading/schedule.ts';

interface Pages {
  pages: readonly Page[];
  unpublished: readonly Page[];
}

/** Paths of the pages that have expired. Links to them lead to the page above, so they need not change at once. */
export function expiredPaths(unpublished: readonly Page[]): Set<string> {
  const expired = unpublished.filter((page) => page.locale === 'en' && stateNow(page) === 'expired');
  return new Set(expired.map(({ path }) => path));
}

/** The closest published page above a page: a parent, or else an ancestor by path. */
function pageAbove({ path, parents }: Page, published: ReadonlySet<string>): string {
  const folders = path.split('/').slice(1, -2);
  const byPath = folders.map((_, index) => `/${folders.slice(0, index + 1).join('/')}/`);
  const above = [...byPath, ...parents.map(pathOfPage)];
  return above.findLast((one) => published.has(one)) ?? '/';
}

/**
 * The redirects of a build: those of the table, and for each expired page without one a temporary redirect to the page
 * above it, for links and bookmarks that still name it.
 */
export function withExpired(rules: readonly RedirectRule[], { pages, unpublished }: Pages): RedirectRule[] {
  const published = new Set(pages.map(({ path }) => path));
  const expired = expiredPaths(unpublished);
  const known = new Set(rules.map(({ from }) => `${from}/`));
  const added = unpublished
    .filter((page) => page.locale === 'en' && expired.has(page.path) && !known.has(page.path))
    .map(
      (page): RedirectRule => ({
        from: page.path.slice(0, -1),
        to: pageAbove(page, published),
        status: 302,
        reason: 'The page has expired.',
      }),
    );
  const targets = new Map(added.map(({ from, to }) => [`${from}/`, to]));
  // A rule that leads to an expired page is resolved to where that page redirects.
  const direct = rules.map((rule) => ({
    ...rule,
    to: targets.get(rule.to.split('#', 1)[0] ?? '') ?? rule.to,
  }));
  return [...direct, ...added];
}
