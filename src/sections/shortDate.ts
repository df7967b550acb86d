import { intlLocale } from '../../shared/site/locales.ts';
import type { Page } from '../content/Page.ts';

/** A date for tight spaces: Mar 14, 2025, or 14 Mar 2025. */
export function shortDate(date: string, locale: Page['locale'] = 'en'): string {
  return new Intl.DateTimeFormat(intlLocale(locale), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}
