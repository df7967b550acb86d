import { encodeSegment, parseTarget, type RequestTarget } from './parseTarget.ts';
import type { RedirectRule } from './RedirectRule.ts';

export interface Redirect {
  status: 301 | 302;
  /** A path on the same host, or the address that a rule of the table names. */
  location: string;
}

/** Tells whether a canonical path is a file of the build or a route of the server, which take no trailing slash. */
export type IsFileOrRoute = (path: string) => boolean;

/**
 * Creates the function that checks every request before anything is served. It returns a redirect, undefined if the
 * path is to be served as it is, or 'bad' for a target that gets a 400.
 */
export function createRedirectResolver(
  rules: readonly RedirectRule[],
  isFileOrRoute: IsFileOrRoute,
): (target: string) => Redirect | 'bad' | undefined {
  const bySource = new Map(rules.map((rule) => [rule.from, rule]));

  return (target) => {
    const request = parseTarget(target);
    if (request === undefined) return 'bad';
    const rule = bySource.get(`/${request.segments.join('/')}`);
    if (rule) return { status: rule.status, location: withQuery(rule.to, request.query) };
    const hyphenated = hyphenateWebinar(request);
    if (hyphenated !== undefined) return { status: 301, location: hyphenated + request.query };
    return canonicalSpelling(request, target, isFileOrRoute);
  };
}

/** Adds a query to a target, before its fragment. */
function withQuery(to: string, query: string): string {
  if (query === '') return to;
  const hash = to.indexOf('#');
  return hash === -1 ? to + query : to.slice(0, hash) + query + to.slice(hash);
}

/** Webinars were once published with colons in their slugs; the pages have hyphens there. */
function hyphenateWebinar({ segments }: RequestTarget): string | undefined {
  const [folder, slug, ...deeper] = segments;
  if (folder !== 'webinar' || slug === undefined || deeper.length > 0 || !slug.includes(':'))
    return undefined;
  return `/webinar/${encodeSegment(slug.replaceAll(':', '-'))}/`;
}

/** One address per page: single slashes and a slash at the end; files and routes keep their own spelling. */
function canonicalSpelling(
  request: RequestTarget,
  target: string,
  isFileOrRoute: IsFileOrRoute,
): Redirect | undefined {
  const { path, query, endsWithSlash } = request;
  const hasStraySlashes = /[/\\]{2}|\\|%2f|%5c/i.test(target.split('?', 1)[0] ?? '');
  const isPage = endsWithSlash || !isFileOrRoute(path);
  if (isPage && path.endsWith('/index.html')) {
    return { status: 301, location: path.slice(0, -'index.html'.length) + query };
  }
  if (isPage && !endsWithSlash) return { status: 301, location: `${path}/${query}` };
  return hasStraySlashes ? { status: 301, location: path + query } : undefined;
}
