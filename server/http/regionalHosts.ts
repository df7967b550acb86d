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
      locale === 'en-AE' ? 'en-AE' : 'en',
    ]),
  ]);
}

/** Host name of a Host header: no port, no dot at the end, lower case. */
export function hostNameOf(header: string): string {
  return header.replace(/\.?(?::\d*)?$/, '').toLowerCase();
}

/** Locale that a Host header asks for; any other host gets the default one. */
export function localeOfHost(table: HostTable, header: string | undefined): SiteLocale {
  if (header === undefined) return 'en';
  return table.get(header) ?? table.get(hostNameOf(header)) ?? 'en';
}
