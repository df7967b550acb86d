import { siteConfig } from '../../config/siteConfig.ts';
import { LOCALES, type Locale } from '../content/files/locale.ts';
import type { Page } from '../content/Page.ts';
import { shareCardAddress } from './shareCardAddress.ts';

export interface Metadata {
  title: string;
  description: string;
  canonical: string;
  image: string;
  /** Empty for a page without a regional variant. */
  alternates: { locale: Locale | 'x-default'; href: string }[];
}

/** Origin of the host that serves a locale, without a trailing slash. */
export function originOf(locale: Locale): string {
  return `https://${siteConfig.hosts[locale]}`;
}

/** The locale whose host an address names; undefined for a third party’s. */
export function localeOfUrl(url: URL): Locale | undefined {
  return LOCALES.find((locale) => siteConfig.hosts[locale] === url.hostname);
}

/** All the metadata in a page's head. */
export function metadataOf(page: Page): Metadata {
  const hasVariants = page.locales.length > 1;
  return {
    title: page.meta.title,
    description: page.meta.desc,
    canonical: originOf(page.locale) + page.path,
    image: originOf('en') + (page.meta.ogImg ?? shareCardAddress(page)),
    alternates: hasVariants
      ? [
          ...page.locales.map((locale) => ({ locale, href: originOf(locale) + page.path })),
          { locale: 'x-default' as const, href: originOf('en') + page.path },
        ]
      : [],
  };
}
