import { addDays, type Day, daysBetween } from './days.ts';

/** Refrigerant that was added to a circuit on a day. */
export interface Addition {
  day: Day;
  /** Weight in the unit of the charge. */
  weight: number;
}

/** How a leak rate is worked out: 40 CFR 84.102 names the two. One facility uses one of them throughout. */
export type LeakRateMethod = 'annualizing' | 'rolling';

/** One addition of the log with what follows from it. Weights are in the unit of the charge, rates in percent. */
export interface LogLine {
  day: Day;
  /** All that was added on that day: one service, one addition. */
  weight: number;
  /** Days since the addition before, at most 365; 365 when none counts. */
  days: number;
  annualized: number;
  /** Added within the rolling period, this addition included. */
  windowWeight: number;
  rolling: number;
}

/** Days that both methods look back at most. */
const YEAR = 365;

/** Additions by day, oldest first, with those of one day as one. */
function byDay(additions: readonly Addition[]): Addition[] {
  const weights = new Map<Day, number>();
  for (const { day, weight } of additions) weights.set(day, (weights.get(day) ?? 0) + weight);
  return [...weights].map(([day, weight]) => ({ day, weight })).sort((a, b) => (a.day < b.day ? -1 : 1));
}

/**
 * The leak rate at each addition, by both methods of 40 CFR 84.102.
 *
 * Annualizing: `added / charge × 365 / days since the last addition × 100`, with at most 365 days.
 * Rolling average: `added in the last 365 days / charge × 100`; the period begins anew with a follow-up verification
 * test that showed every known leak as repaired.
 *
 * `charge` is the full charge of the circuit in the unit of the weights, above 0. `verified` is the day of the last such
 * test. `start` is the first day from which additions count, for a rule that says so: the first one since then has no
 * addition before it. Throws RangeError for a charge that is not above 0.
 */
export function leakRates(
  charge: number,
  additions: readonly Addition[],
  { verified, start }: { verified?: Day | undefined; start?: Day | undefined } = {},
): LogLine[] {
  if (!(charge > 0)) throw new RangeError('The full charge is a weight above 0');
  const log = byDay(additions);
  return log.map(({ day, weight }, index) => {
    const counted = (earlier: Day) => start === undefined || day < start || earlier >= start;
    const before = log[index - 1]?.day;
    const days = before === undefined || !counted(before) ? YEAR : Math.min(YEAR, daysBetween(before, day));
    const yearAgo = addDays(day, -YEAR);
    const begin = verified !== undefined && verified < day && verified > yearAgo ? verified : yearAgo;
    const windowWeight = log
      .filter((addition) => addition.day <= day && addition.day >= begin && counted(addition.day))
      .reduce((sum, addition) => sum + addition.weight, 0);
    return {
      day,
      weight,
      days,
      annualized: (weight / charge) * (YEAR / days) * 100,
      windowWeight,
      rolling: (windowWeight / charge) * 100,
    };
  });
}

/** The rate of a line by the method that the facility uses, in percent. */
export function rateOf(line: LogLine, method: LeakRateMethod): number {
  return method === 'annualizing' ? line.annualized : line.rolling;
}

/** What was added in each calendar year, in percent of the charge, oldest year first. */
export function yearlyLosses(
  charge: number,
  additions: readonly Addition[],
): { year: number; weight: number; percent: number }[] {
  const years = new Map<number, number>();
  for (const { day, weight } of additions) {
    const year = Number(day.slice(0, 4));
    years.set(year, (years.get(year) ?? 0) + weight);
  }
  return [...years]
    .sort(([a], [b]) => a - b)
    .map(([year, weight]) => ({ year, weight, percent: (weight / charge) * 100 }));
}
