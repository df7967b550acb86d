/** en, or a language with its region: en-AE, fr-FR. */
export type Locale = string;

/** What Intl tells of a language's writing: some engines have a method for it, some a property. */
interface WithTextInfo {
  getTextInfo?: () => { direction?: string };
  textInfo?: { direction?: string };
}

/** Whether a text has the form of a locale. */
export const isLocale = (text: string): text is Locale => /^(?:en|[a-z]{2}-[A-Z]{2})$/.test(text);

/** The locale by whose conventions Intl formats dates, numbers and prices: the default language is American English. */
export const intlLocale = (locale: Locale): string => (locale === 'en' ? 'en-US' : locale);

/** The direction in which a locale's language is read. */
export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  const about = new Intl.Locale(intlLocale(locale)) as WithTextInfo;
  return (about.getTextInfo?.() ?? about.textInfo)?.direction === 'rtl' ? 'rtl' : 'ltr';
}

/** What stands between two facts on a line: Arabic has a comma of its own. */
export const commaOf = (locale: Locale): string =>
  new Intl.Locale(intlLocale(locale)).maximize().script === 'Arab' ? '، ' : ', ';

/** Whether a locale's language is English, whose spelling and reading ease can be checked. */
export const isEnglish = (locale: Locale): boolean => /^en(?:-|$)/.test(locale);

/** The region of a locale: AE of en-AE, FR of fr-FR. */
export const regionOf = (locale: Locale): string => locale.split('-').at(-1) ?? locale;

/** The language of a locale: ar of ar-AE. */
const languageOf = (locale: Locale): string => locale.split('-')[0] ?? locale;

const shortLabel = (locale: Locale) =>
  (isEnglish(locale) ? regionOf(locale) : languageOf(locale)).toLowerCase();

/**
 * What a locale is called where a word must tell it from the others of its site: ae for en-AE, ar for ar-AE, fr for
 * fr-FR, and fr-fr and fr-ch on a site that has both.
 */
export function localeLabel(locale: Locale, locales: readonly Locale[]): string {
  const label = shortLabel(locale);
  return locales.some((other) => other !== locale && shortLabel(other) === label)
    ? locale.toLowerCase()
    : label;
}
