import { CHRONIC_PERCENT, LEAK_LIMITS } from '../../../shared/refrigerant/federalRule.ts';
import { type LeakRateMethod, type LogLine, rateOf } from '../../../shared/refrigerant/leakRate.ts';
import type { Weight } from '../../../shared/refrigerant/weight.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { formatBeside } from '../shared/refrigerant/formatBeside.ts';
import { formatWeight } from '../shared/refrigerant/formatWeight.ts';
import type { LeakRateCopy } from './LeakRateCalculator.schema.ts';

/** The rates at which something follows. */
const STEPS = [...Object.values(LEAK_LIMITS), CHRONIC_PERCENT];

/** A rate in percent with one decimal: `38.9%`; more where it is that close to a limit. */
export const formatRate = (percent: number): string => `${formatBeside(percent, STEPS, { most: 1 })}%`;

/** A rate in percent with two decimals, for the results: `38.93%`; more where it is that close to a limit. */
export const formatExactRate = (percent: number): string =>
  `${formatBeside(percent, STEPS, { least: 2, most: 2 })}%`;

/** The formula of a method with the numbers of an addition filled in. */
export function formulaOf(
  line: LogLine,
  method: LeakRateMethod,
  charge: Weight,
  copy: LeakRateCopy['formula'],
): string {
  const amount = method === 'annualizing' ? line.weight : line.windowWeight;
  return fillCopy(copy[method], {
    weight: formatWeight({ ...charge, amount }),
    charge: formatWeight(charge),
    days: String(line.days),
    rate: formatExactRate(rateOf(line, method)),
  });
}
