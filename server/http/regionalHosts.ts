import { isLocale } from '../../shared/site/locales.ts';
import type { SiteLocale } from '../../shared/site/siteConfigSchema.ts';

/** Maps lower-case host names to locales. */
export type HostTable = ReadonlyMap<string, SiteLocale>;

/** The regional hosts of a site, and local names for them. */
export function createHostTable(hosts: Readonly<Record<string, string>>): HostTable {
  return new Map<string, SiteLocale>([
    ['localhost', 'en'],
    ['127.0.0.1', 'en'],
    ['ae.localhost', 'en-AE'],
    ...Object.entries(hosts).map(([host, locale]): [string, SiteLocale] => [
      host,
      isLocale(locale) ? locale : 'en',
    ]),
  ]);
}

const isLocalName = (host: string) => /(?:^|\.)localhost$|^127\./.test(host);

/** Host name of a Host header, in lower case, without port and trailing dot. */
export function hostNameOf(header: string): string {
  return header.replace(/\.?(?::\d*)?$/, '').toLowerCase();
}

/** Locale of the host that a Host header names, or undefined if it is not one of the site's. */
export function knownLocale(table: HostTable, header: string | undefined): SiteLocale | undefined {
  if (header === undefined) return undefined;
  return table.get(header) ?? table.get(hostNameOf(header));
}

/**
 * The hosts of a table that pages do not name as their address, and that search engines are to leave alone, such as those
 * of a staging machine. canonical are the hosts of the settings. Names of the machine itself are never among them.
 */
export function unlistedHosts(given: Iterable<string>, canonical: Iterable<string>): ReadonlySet<string> {
  const listed = new Set(canonical);
  return new Set([...given].filter((host) => !listed.has(host) && !isLocalName(host)));
}

/** Whether search engines are to leave a host alone: one that is none of the site's, or is unlisted. */
export function isHiddenHost(
  table: HostTable,
  unlisted: ReadonlySet<string>,
  header: string | undefined,
): boolean {
  if (knownLocale(table, header) === undefined) return true;
  return unlisted.size > 0 && header !== undefined && unlisted.has(hostNameOf(header));
}

/** The X-Robots-Tag under such a host, such as a staging machine or a bare address. */
export const HIDDEN_HOST_HEADER: readonly [name: string, value: string] = [
  'X-Robots-Tag',
  'noindex, nofollow',
];

/** robots.txt there. */
export const HIDDEN_HOST_ROBOTS = 'User-agent: *\nDisallow: /\n';
