import { createHostTable, knownLocale } from '../../server/http/regionalHosts.ts';
import type { RedirectRule } from '../../shared/http/RedirectRule.ts';
import { createRedirectResolver, type Redirect } from '../../shared/http/resolveRedirect.ts';
import type { Locale } from '../../shared/site/locales.ts';

/** What the addresses of the development server depend on. */
interface Addresses {
  /** Those of the site, the default first. */
  locales: readonly Locale[];
  rules: readonly RedirectRule[];
  /** Whether a region has its own page at a path. */
  isRegional: (locale: Locale, path: string) => boolean;
}

/**
 * What the built site would do with a request: redirect it, or show a region’s page under the region’s host, at the
 * address that the development server has it under. Undefined for every other request.
 */
export function answerAddress(
  { url, host }: { url: string; host: string | undefined },
  { locales, rules, isRegional }: Addresses,
): Redirect | { url: string } | undefined {
  const [path = ''] = url.split('?');
  // The server’s own spelling of addresses is left to Astro.
  const target = createRedirectResolver(rules, () => true)(url);
  if (typeof target === 'object') return target;
  const locale = knownLocale(createHostTable({}, locales), host);
  if (locale === undefined || locale === locales[0] || !isRegional(locale, path)) return undefined;
  return { url: `/_hosts/${locale}${url}` };
}
