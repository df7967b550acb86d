import { addDays, type Day, daysBetween } from './days.ts';
import { thousandths } from './weight.ts';

/** Refrigerant that was added to a circuit on a day. */
export interface Addition {
  day: Day;
  /** Weight in the unit of the charge. */
  weight: number;
}

/** The two methods of 40 CFR 84.102 for a leak rate. A facility uses one of them throughout. */
export type LeakRateMethod = 'annualizing' | 'rolling';

/** One addition of the log with its leak rates. Weights are in the unit of the charge, rates in percent. */
export interface LogLine {
  day: Day;
  /** All that was added on that day: one service, one addition. */
  weight: number;
  /** Days since the previous addition, at most 365; 365 if none counts. */
  days: number;
  annualized: number;
  /** Added within the rolling period, this addition included. */
  windowWeight: number;
  rolling: number;
}

/** Days that both methods look back at most. */
const YEAR = 365;

/** Sums of weights by key, in thousandths: whole numbers, whose sums are exact. */
function sumsBy<Key>(additions: readonly Addition[], keyOf: (day: Day) => Key): [Key, number][] {
  const sums = new Map<Key, number>();
  for (const { day, weight } of additions)
    sums.set(keyOf(day), (sums.get(keyOf(day)) ?? 0) + thousandths(weight));
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * A share of the charge in percent. Both are whole numbers and divided once, so that a share of exactly the limit is
 * the limit, and one above it never rounds down to it.
 */
const percentOf = (part: number, whole: number): number => (part * 100) / whole;

/**
 * The leak rate at each addition, by both methods of 40 CFR 84.102.
 *
 * Annualizing: `added / charge × 365 / days since the last addition × 100`, with at most 365 days. Rolling average:
 * `added in the last 365 days / charge × 100`; the period restarts with a follow-up verification test that showed every
 * known leak as repaired.
 *
 * `charge` is the full charge of the circuit in the unit of the weights, above 0. `verified` is the day of the last
 * such test. `start` is the first day from which additions count, for a rule that says so: the first one since then has
 * no addition before it. Weights count to the thousandth. Throws RangeError for a charge below that.
 */
export function leakRates(
  charge: number,
  additions: readonly Addition[],
  { verified, start }: { verified?: Day | undefined; start?: Day | undefined } = {},
): LogLine[] {
  const full = thousandths(charge);
  if (!(full > 0)) throw new RangeError('The full charge is a weight above 0');
  // Several additions of one day are one service.
  const log = sumsBy(additions, (day) => day);
  return log.map(([day, weight], index) => {
    const counted = (earlier: Day) => start === undefined || day < start || earlier >= start;
    const before = log[index - 1]?.[0];
    const days = before === undefined || !counted(before) ? YEAR : Math.min(YEAR, daysBetween(before, day));
    const yearAgo = addDays(day, -YEAR);
    const begin = verified !== undefined && verified < day && verified > yearAgo ? verified : yearAgo;
    const windowWeight = log
      .filter(([one]) => one <= day && one >= begin && counted(one))
      .reduce((sum, [, added]) => sum + added, 0);
    return {
      day,
      weight: weight / 1_000,
      days,
      annualized: percentOf(weight * YEAR, full * days),
      windowWeight: windowWeight / 1_000,
      rolling: percentOf(windowWeight, full),
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
  return sumsBy(additions, (day) => Number(day.slice(0, 4))).map(([year, weight]) => ({
    year,
    weight: weight / 1_000,
    percent: percentOf(weight, thousandths(charge)),
  }));
}
