import { siteConfig } from '../../../config/siteConfig.ts';
import type { Locale } from '../../../shared/site/locales.ts';

export type { Locale } from '../../../shared/site/locales.ts';

/** Locales of the site: the default language, then those in which some pages differ. */
export const LOCALES: readonly Locale[] = siteConfig.locales;

/** The locales that have only what differs from the default. */
export const VARIANTS: readonly Locale[] = LOCALES.slice(1);
