import { intlLocale } from '../../../shared/site/locales.ts';

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A number of hours as exact as it can be entered: `0.75`, `11.5`, `1,204`. */
export const formatHourCount = (hours: number): string => number.format(hours);

/** The month of a number from 1 to 12: `September`, or `Sep`. */
export function monthName(month: number, locale: string, length: 'long' | 'short' = 'long'): string {
  const day = new Date(Date.UTC(2027, month - 1, 15));
  return new Intl.DateTimeFormat(intlLocale(locale), { month: length, timeZone: 'UTC' }).format(day);
}

/** A day without its year: `Jan 4`, `4 Jan`. */
export function shortDay(day: string, locale: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(intlLocale(locale), {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(date);
}
