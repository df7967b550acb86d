import { converted, thousandths, type WeightUnit } from '../../../../shared/refrigerant/weight.ts';
import { numberReadings } from '../../../../shared/text/numberReadings.ts';

/** Whether a number is a weight: above 0 when rounded to thousandths, as in the rules' calculations. */
export const isWeight = (value: number): boolean => thousandths(value) > 0;

/** Parses a typed weight; undefined unless it is above 0. */
export const readWeight = (text: string): number | undefined => numberReadings(text).find(isWeight);

/** Converts a typed weight to the other unit, as text; leaves an invalid one unchanged. */
export function convertText(text: string, from: WeightUnit): string {
  const amount = readWeight(text);
  return amount === undefined ? text : String(converted({ amount, unit: from }).amount);
}
