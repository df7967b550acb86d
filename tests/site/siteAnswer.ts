import { isServerRoute, loadSite } from '../../server/Site.ts';
import type { Locale } from '../../src/content/locale.ts';
import { localeOfUrl, SITE_OUT } from './builtSite.ts';

const site = loadSite(SITE_OUT);

/** What our server returns for one of our addresses. */
export interface SiteAnswer {
  /** File of the build; undefined for a dynamic route of the server. */
  file: string | undefined;
  /** The address that finally responds. */
  url: URL;
  hasRedirect: boolean;
}

/** Whether a path is a route of the server; among forms, only those that the build knows. */
function isLive(path: string): boolean {
  const form = /^\/forms\/([^/]+)(?:\/calendar)?\/?$/.exec(path)?.[1];
  return form === undefined ? isServerRoute(path) : site.forms.get(form) !== undefined;
}

const MOST_REDIRECTS = 5;

/**
 * Resolves an address on one of our hosts as the server would: redirects are followed, and a regional host falls back
 * to the default page. Returns undefined where it would respond with 404, 'elsewhere' when a redirect leaves our hosts.
 */
export function siteAnswer(address: URL, locale: Locale): SiteAnswer | 'elsewhere' | undefined {
  let url = address;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const redirect = site.resolveRedirect(url.pathname + url.search);
    if (redirect === 'bad') return undefined;
    if (redirect === undefined) {
      const hasRedirect = redirects > 0;
      if (isLive(url.pathname)) return { file: undefined, url, hasRedirect };
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
