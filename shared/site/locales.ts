/** Locales of the site: the language of every page, then the regions whose wording differs in some of them. */
export const LOCALES = ['en', 'en-AE'] as const;
export type Locale = (typeof LOCALES)[number];

/** Whether a text names a locale of the site. */
export const isLocale = (text: string): text is Locale => (LOCALES as readonly string[]).includes(text);

/** By which conventions each locale writes dates, as a BCP 47 tag. */
const DATE_LANGUAGES: Readonly<Record<Locale, string>> = { en: 'en-US', 'en-AE': 'en-GB' };

/** The language of a locale’s dates, for Intl. */
export const dateLanguage = (locale: string): string => DATE_LANGUAGES[isLocale(locale) ? locale : 'en'];
