import { intlLocale } from '../../../shared/site/locales.ts';

/** A date in the format of the page's locale: `Mar 18, 2026`, `18 Mar 2026`. */
export function formatDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(intlLocale(locale), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
