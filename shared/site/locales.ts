/** Locales of the site: the default language, then the regions in which some pages differ. */
export const LOCALES = ['en', 'en-AE'] as const;
export type Locale = (typeof LOCALES)[number];

/** Whether a text is a locale of the site. */
export const isLocale = (text: string): text is Locale => (LOCALES as readonly string[]).includes(text);

/** BCP 47 tag of the conventions by which each locale formats dates. */
const DATE_LANGUAGES: Readonly<Record<Locale, string>> = { en: 'en-US', 'en-AE': 'en-GB' };

/** Locale for Intl.DateTimeFormat. */
export const dateLanguage = (locale: string): string => DATE_LANGUAGES[isLocale(locale) ? locale : 'en'];
