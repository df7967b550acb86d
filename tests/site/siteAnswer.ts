import { isServerRoute, loadSite } from '../../server/Site.ts';
import type { Locale } from '../../src/content/locale.ts';
import { localeOfUrl, SITE_OUT } from './builtSite.ts';

const site = loadSite(SITE_OUT);

/** What our server gives for an address of ours. */
export interface SiteAnswer {
  /** File of the build; undefined for a live route of the server. */
  file: string | undefined;
  /** The address that finally answers. */
  url: URL;
  hasRedirect: boolean;
}

/** A route of the server; of forms, those that the build knows. */
function isLive(path: string): boolean {
  const form = /^\/forms\/([^/]+)\/?$/.exec(path)?.[1];
  return form === undefined ? isServerRoute(path) : site.forms.get(form) !== undefined;
}

const MOST_REDIRECTS = 5;

/**
 * Asks for an address of one of our hosts as the server would answer it: redirects are followed, a regional host falls
 * back to the default page. undefined when it would say 404; 'elsewhere' when a redirect leaves our hosts.
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
