/** Languages of the site: that of the files in content/en, and the region that words some of them differently. */
export const LOCALES = ['en', 'en-AE'] as const;
export type Locale = (typeof LOCALES)[number];
