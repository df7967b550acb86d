import type { WeightUnit } from '../../../shared/refrigerant/parseAdditions.ts';
import { KILOGRAMS_PER_POUND } from '../../../shared/refrigerant/refrigerants.ts';
import { dateLanguage } from '../../../shared/site/locales.ts';

const number = (digits: number) =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits: digits, minimumFractionDigits: 0 });

/** A rate in percent with one decimal: `38.9%`. */
export const formatRate = (percent: number): string => `${number(1).format(percent)}%`;

/** A rate in percent with two decimals, for the results: `38.93%`. */
export const formatExactRate = (percent: number): string =>
  `${new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, minimumFractionDigits: 2 }).format(percent)}%`;

/** A weight given in pounds, in the visitor's unit: `41 lb`, `18.6 kg`. */
export function formatWeight(pounds: number, unit: WeightUnit): string {
  return `${number(1).format(unit === 'kg' ? pounds * KILOGRAMS_PER_POUND : pounds)} ${unit}`;
}

/** A number of tonnes: `146`, `0.4`. */
export const formatTonnes = (tonnes: number): string => number(tonnes < 10 ? 1 : 0).format(tonnes);

/** A date in the format of the page's locale: `Mar 18, 2026`, `18 Mar 2026`. */
export function formatDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(dateLanguage(locale), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
