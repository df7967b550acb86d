import { keptDespiteFaults } from '../files/keptDespiteFaults.ts';
import type { Locale } from '../files/locale.ts';
import { readVariant } from '../reading/readRegional.ts';
import { type NavigationConfig, navigationSchema } from './navigationSchema.ts';

const read = keptDespiteFaults(
  (locale: Locale): NavigationConfig => readVariant('settings/navigation', locale, navigationSchema),
);

/**
 * Every menu of the site and the footer, by page id, with what a region has otherwise. Throws ContentError for a faulty
 * field.
 */
export const readNavigation = (locale: Locale = 'en'): NavigationConfig => read(locale);
