import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { siteConfig } from '../../config/siteConfig.ts';
import { LOCALES, type Locale } from '../../src/content/locale.ts';
import { originOf } from '../../src/lib/metadata.ts';

/** The build under test: dist, or the folder in SITE_OUT. */
export const SITE_OUT = process.env['SITE_OUT'] ?? 'dist';

/** A built page. */
export interface BuiltPage {
  /** Path below the build’s folder: "about/index.html". */
  file: string;
  locale: Locale;
  /** URL path of the page: "/about/". */
  path: string;
  /** Full URL on the host of its locale. */
  url: string;
  /** Name in test results: "/about/", "/about/ (en-AE)". */
  name: string;
  html: string;
}

function localeOfFile(file: string): [Locale, string] {
  const locale = LOCALES.find((one) => file.startsWith(`_hosts/${one}/`));
  return locale ? [locale, file.slice(`_hosts/${locale}/`.length)] : ['en', file];
}

/** Files of the build with this name ending, with forward slashes, in order. */
export function filesOf(ending: string): string[] {
  return readdirSync(SITE_OUT, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => file.endsWith(ending) && !file.startsWith('.'))
    .sort();
}

/** A file of the build as text. */
export function readSiteFile(file: string): string {
  return readFileSync(join(SITE_OUT, file), 'utf8');
}

/** Every page of every host, listed or not; not 404.html, a copy of a page for hosts that look for it there. */
export function builtPages(): BuiltPage[] {
  return filesOf('index.html').map((file) => {
    const [locale, own] = localeOfFile(file);
    const path = `/${own.replace(/index\.html$/, '')}`;
    return {
      file,
      locale,
      path,
      url: originOf(locale) + path,
      name: locale === 'en' ? path : `${path} (${locale})`,
      html: readSiteFile(file),
    };
  });
}

/** The locale whose host an address names; undefined for a third party’s. */
export function localeOfUrl(url: URL): Locale | undefined {
  return LOCALES.find((locale) => siteConfig.hosts[locale] === url.hostname);
}
