import { CHRONIC_PERCENT, LEAK_LIMITS } from '../../../shared/refrigerant/federalRule.ts';
import { type LeakRateMethod, type LogLine, rateOf } from '../../../shared/refrigerant/leakRate.ts';
import type { Weight } from '../../../shared/refrigerant/weight.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { formatNearThreshold } from '../shared/refrigerant/formatNearThreshold.ts';
import { formatWeight } from '../shared/refrigerant/formatWeight.ts';
import type { LeakRateCopy } from './LeakRateCalculator.schema.ts';

/** The rates that trigger a duty. */
const STEPS = [...Object.values(LEAK_LIMITS), CHRONIC_PERCENT];

/** A rate in percent with one decimal, or more if it is close to a limit: `38.9%`. */
export const formatRate = (percent: number): string => `${formatNearThreshold(percent, STEPS, { most: 1 })}%`;

/** A rate in percent with two decimals, or more if it is close to a limit: `38.93%`. */
export const formatExactRate = (percent: number): string =>
  `${formatNearThreshold(percent, STEPS, { least: 2, most: 2 })}%`;

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
