import { type Locale, localeLabel } from '../../shared/site/locales.ts';

/** Maps lower-case host names to locales. */
export type HostTable = ReadonlyMap<string, Locale>;

/**
 * The hosts of a site, and local names for them: localhost is the default locale, ae.localhost is en-AE,
 * ar.localhost is ar-AE.
 *
 * @param hosts locale of each host
 * @param locales those of the site, the default first
 */
export function createHostTable(
  hosts: Readonly<Record<string, Locale>>,
  locales: readonly Locale[] = ['en'],
): HostTable {
  return new Map<string, Locale>([
    ['localhost', 'en'],
    ['127.0.0.1', 'en'],
    ...locales
      .slice(1)
      .map((locale): [string, Locale] => [`${localeLabel(locale, locales)}.localhost`, locale]),
    ...Object.entries(hosts),
  ]);
}

const isLocalName = (host: string) => /(?:^|\.)localhost$|^127\./.test(host);

/** Host name of a Host header, in lower case, without port and trailing dot. */
export function hostNameOf(header: string): string {
  return header.replace(/\.?(?::\d*)?$/, '').toLowerCase();
}

/** Locale of the host that a Host header names, or undefined if it is not one of the site's. */
export function knownLocale(table: HostTable, header: string | undefined): Locale | undefined {
  if (header === undefined) return undefined;
  return table.get(header) ?? table.get(hostNameOf(header));
}

/**
 * Hosts that are not canonical, such as those of a staging machine, and that search engines must not index. canonical
 * are the hosts of the settings. Names of the machine itself are never included.
 */
export function unlistedHosts(given: Iterable<string>, canonical: Iterable<string>): ReadonlySet<string> {
  const listed = new Set(canonical);
  return new Set([...given].filter((host) => !listed.has(host) && !isLocalName(host)));
}

/** Whether search engines must not index a host: one that is unknown or unlisted. */
export function isHiddenHost(
  table: HostTable,
  unlisted: ReadonlySet<string>,
  header: string | undefined,
): boolean {
  if (knownLocale(table, header) === undefined) return true;
  return unlisted.size > 0 && header !== undefined && unlisted.has(hostNameOf(header));
}

/** The X-Robots-Tag of responses for such a host. */
export const HIDDEN_HOST_HEADER: readonly [name: string, value: string] = [
  'X-Robots-Tag',
  'noindex, nofollow',
];

/** The robots.txt of such a host. */
export const HIDDEN_HOST_ROBOTS = 'User-agent: *\nDisallow: /\n';
