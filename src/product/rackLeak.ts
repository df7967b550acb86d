import { type Circuit, type LeakReport, leakReport } from '../../shared/refrigerant/federalRule.ts';
import { KILOGRAMS_PER_POUND, kilograms } from '../../shared/refrigerant/weight.ts';
import { MINUTE, type Moment, STORY_DAY } from './storyClock.ts';

/** The leak of case 14. */
export interface Leak {
  began: Moment;
  /** When the section was isolated, which ends the leak. */
  isolated?: Moment;
}

/** Full charge of rack A in kg. */
export const RACK_CHARGE = 77.4;

/** Between 02:09:07 and 02:57 the joint loses 2.40 kg. */
const KILOGRAMS_PER_SECOND = 2.4 / 2873;

/** Gas in the air of the aisle in ppm, every 20 s from the start of the leak; the product windows draw this trace. */
export const GAS_TRACE = [4, 5, 5, 6, 5, 7, 8, 7, 9, 14, 24, 37, 48, 55, 59, 61] as const;
export const TRACE_STEP = 20;

/** The detector reads every five minutes, and once more two seconds after a reading above the limit. */
const READING_INTERVAL = 5 * MINUTE;
export const CONFIRMATION = 2;

/** Kilograms lost so far, at most the whole charge. */
export function lostKilograms({ began, isolated }: Leak, now: Moment): number {
  const end = Math.min(now, isolated ?? now);
  return Math.min(RACK_CHARGE, Math.max(0, end - began) * KILOGRAMS_PER_SECOND);
}

/** Weights are stored in kilograms and shown in pounds, because the store is in Oregon. */
export const poundsOf = (kilograms: number): number => kilograms / KILOGRAMS_PER_POUND;

/** Gas in the air in ppm: it peaks after five minutes, and clears within five minutes of the end of the leak. */
export function gasReading({ began, isolated }: Leak, now: Moment): number {
  const last = GAS_TRACE.length - 1;
  const at = (seconds: number) =>
    GAS_TRACE[Math.min(last, Math.max(0, Math.floor(seconds / TRACE_STEP)))] ?? 0;
  if (isolated === undefined || now <= isolated) return at(now - began);
  return at(Math.max(0, Math.min(isolated - began, last * TRACE_STEP) - (now - isolated)));
}

/** When the detector has confirmed a reading above the limit: the moment at which the rule raises the job. */
export function confirmedAt(leak: Leak, limit: number): Moment {
  let read = leak.began + READING_INTERVAL;
  while (gasReading(leak, read) <= limit) read += READING_INTERVAL;
  return read + CONFIRMATION;
}

const RACK: Circuit = {
  refrigerant: 'R-448A',
  charge: kilograms(RACK_CHARGE),
  use: 'commercial',
};

/** Leak rate, limit and duties of the rack once the lost refrigerant has been replaced, in kilograms. */
export function rackReport(lost: number): LeakReport {
  const additions = lost > 0 ? [{ day: STORY_DAY, weight: lost }] : [];
  return leakReport(RACK, additions, 'rolling');
}
