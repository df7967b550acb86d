import { intlLocale } from '../../shared/site/locales.ts';
import type { Locale } from '../content/files/locale.ts';

/** A date in the format of the locale: March 14, 2025, or 14 March 2025. */
export function printDate(date: string, locale: Locale = 'en'): string {
  return new Intl.DateTimeFormat(intlLocale(locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(date.length === 10 ? `${date}T00:00:00Z` : date));
}
