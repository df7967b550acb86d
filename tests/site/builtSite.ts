import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { siteConfig } from '../../config/site.ts';
import { LOCALES, type Locale } from '../../src/content/locale.ts';
import { originOf } from '../../src/lib/metadata.ts';

/** The build that is checked: dist, or another that SITE_OUT names. */
export const SITE_OUT = process.env['SITE_OUT'] ?? 'dist';

/** A page as it was built. */
export interface BuiltPage {
  /** Below the build's folder: "about/index.html". */
  file: string;
  locale: Locale;
  /** Path that it answers to: "/about/". */
  path: string;
  /** Address on the host of its locale. */
  url: string;
  /** How it is called in what a check finds: "/about/", "/about/ (en-AE)". */
  name: string;
  html: string;
}

function localeOfFile(file: string): [Locale, string] {
  const locale = LOCALES.find((one) => file.startsWith(`_hosts/${one}/`));
  return locale ? [locale, file.slice(`_hosts/${locale}/`.length)] : ['en', file];
}

/** Files of the build whose name ends so, with slashes, in order. */
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

/** Every page of every host, listed or not. */
export function builtPages(): BuiltPage[] {
  return filesOf('.html').map((file) => {
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

/** The locale whose host an address names; undefined for everybody else's. */
export function localeOfUrl(url: URL): Locale | undefined {
  return LOCALES.find((locale) => siteConfig.hosts[locale] === url.hostname);
}
