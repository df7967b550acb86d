import { isLocale } from '../../shared/site/locales.ts';
import type { SiteLocale } from '../../shared/site/siteConfigSchema.ts';

/** Locale of each host name, in lower case. */
export type HostTable = ReadonlyMap<string, SiteLocale>;

/** The regional hosts of a site, and the names under which they answer on the machine itself. */
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

/** Host name of a Host header: no port, no dot at the end, lower case. */
export function hostNameOf(header: string): string {
  return header.replace(/\.?(?::\d*)?$/, '').toLowerCase();
}

/** Locale of the regional host that a Host header names; undefined where it names none of the site. */
export function knownLocale(table: HostTable, header: string | undefined): SiteLocale | undefined {
  if (header === undefined) return undefined;
  return table.get(header) ?? table.get(hostNameOf(header));
}

/** The X-Robots-Tag under a host name that is not one of the site's, such as a staging machine or a bare address. */
export const UNKNOWN_HOST_HEADER: readonly [name: string, value: string] = [
  'X-Robots-Tag',
  'noindex, nofollow',
];

/** robots.txt there. */
export const UNKNOWN_HOST_ROBOTS = 'User-agent: *\nDisallow: /\n';
