/** en, or a language with its region: en-AE, fr-FR. */
export type Locale = string;

/** Whether a text has the form of a locale. */
export const isLocale = (text: string): text is Locale => /^(?:en|[a-z]{2}-[A-Z]{2})$/.test(text);

/** The locale by whose conventions Intl formats dates, numbers and prices: the default language is American English. */
export const intlLocale = (locale: Locale): string => (locale === 'en' ? 'en-US' : locale);

/** Whether a locale's language is English, whose spelling and reading ease can be checked. */
export const isEnglish = (locale: Locale): boolean => /^en(?:-|$)/.test(locale);

/** The region of a locale: AE of en-AE, FR of fr-FR. */
export const regionOf = (locale: Locale): string => locale.split('-').at(-1) ?? locale;
