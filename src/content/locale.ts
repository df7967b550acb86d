/**
 * Locales of the site: the language of the files in content/en, and the region whose wording differs in some of them.
 */
export const LOCALES = ['en', 'en-AE'] as const;
export type Locale = (typeof LOCALES)[number];
