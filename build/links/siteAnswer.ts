import { isServerRoute, type Site } from '../../server/Site.ts';
import { placeOf } from '../../server/static/readBuild.ts';
import type { RedirectRule } from '../../shared/http/RedirectRule.ts';
import { createRedirectResolver } from '../../shared/http/resolveRedirect.ts';
import type { Locale } from '../../src/content/files/locale.ts';
import { localeOfUrl } from '../../src/lib/metadata.ts';

/** What decides how a site answers: that of the server, or one that is still being built. */
export interface AnsweringSite extends Pick<Site, 'resolveRedirect'> {
  /** The file that a host serves at a path: its own, else the default host's. */
  files: { find: (locale: string, path: string) => { file: string } | undefined };
  forms: { get: (id: string) => unknown };
}

/** A site with these files, paths below its root, that the server does not serve yet. */
export function plannedSite(
  files: Iterable<string>,
  redirects: readonly RedirectRule[],
  forms: AnsweringSite['forms'],
): AnsweringSite {
  const served = new Map<string, { file: string }>();
  const paths = new Set<string>();
  for (const file of files) {
    const place = placeOf(file);
    if (place === undefined) continue;
    served.set(`${place.locale ?? ''} ${place.path}`, { file });
    paths.add(place.path);
  }
  const isFileOrRoute = (path: string) => (paths.has(path) && !path.endsWith('/')) || isServerRoute(path);
  return {
    resolveRedirect: createRedirectResolver(redirects, isFileOrRoute),
    files: { find: (locale, path) => served.get(`${locale} ${path}`) ?? served.get(` ${path}`) },
    forms,
  };
}

/** What our server returns for one of our addresses. */
interface SiteAnswer {
  /** File of the build; undefined for a dynamic route of the server. */
  file: string | undefined;
  /** The address that finally responds. */
  url: URL;
  hasRedirect: boolean;
}

/** Whether a path is a route of the server; among forms, only those that the build knows. */
function isLive({ forms }: AnsweringSite, path: string): boolean {
  const form = /^\/forms\/([^/]+)(?:\/calendar)?\/?$/.exec(path)?.[1];
  return form === undefined ? isServerRoute(path) : forms.get(form) !== undefined;
}

const MOST_REDIRECTS = 5;

/**
 * Resolves an address on one of our hosts as the server would: redirects are followed, and a regional host falls back
 * to the default page. Returns undefined where it would respond with 404, 'elsewhere' when a redirect leaves our hosts.
 */
export function siteAnswer(
  site: AnsweringSite,
  address: URL,
  locale: Locale,
): SiteAnswer | 'elsewhere' | undefined {
  let url = address;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const redirect = site.resolveRedirect(url.pathname + url.search);
    if (redirect === 'bad') return undefined;
    if (redirect === undefined) {
      const hasRedirect = redirects > 0;
      if (isLive(site, url.pathname)) return { file: undefined, url, hasRedirect };
      const entry = site.files.find(locale, url.pathname);
      return entry && { file: entry.file, url, hasRedirect };
    }
    const target = new URL(redirect.location, url);
    if (localeOfUrl(target) === undefined) return 'elsewhere';
    if (!target.hash) target.hash = url.hash;
    url = target;
  }
  return undefined;
}
