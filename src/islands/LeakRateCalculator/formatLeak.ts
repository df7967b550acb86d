import type { WeightUnit } from '../../../shared/refrigerant/parseAdditions.ts';
import { KILOGRAMS_PER_POUND } from '../../../shared/refrigerant/refrigerants.ts';

const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** A rate in percent with one decimal: `38.9%`. */
export const formatRate = (percent: number): string => `${oneDecimal.format(percent)}%`;

/** A rate in percent with two decimals, for the results: `38.93%`. */
export const formatExactRate = (percent: number): string =>
  `${new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, minimumFractionDigits: 2 }).format(percent)}%`;

/** A weight given in pounds, in the visitor's unit: `41 lb`, `18.6 kg`. */
export function formatWeight(pounds: number, unit: WeightUnit): string {
  return `${oneDecimal.format(unit === 'kg' ? pounds * KILOGRAMS_PER_POUND : pounds)} ${unit}`;
}
