import type { Duty } from './Duty.ts';
import { addDays, addMonths, type Day } from './days.ts';
import {
  type Addition,
  type LeakRateMethod,
  type LogLine,
  leakRates,
  rateOf,
  yearlyLosses,
} from './leakRate.ts';
import { KILOGRAMS_PER_POUND, type RefrigerantName, refrigerant } from './refrigerants.ts';

/** What a circuit does: the leak rate that it may have depends on that alone. Comfort cooling stands for all else. */
export type ApplianceUse = 'commercial' | 'industrial' | 'comfort';

/** A circuit as 40 CFR 84.106 and 84.108 see it. */
export interface Circuit {
  refrigerant: RefrigerantName;
  /** Full charge in pounds. */
  pounds: number;
  use: ApplianceUse;
  /** Residential and light commercial air conditioning and heat pumps: a subsector that is exempt. */
  isLightCommercial?: boolean;
  /** An industrial process has to be shut down for the repair. */
  needsShutdown?: boolean;
  /** An automatic leak detection system covers all of it. */
  hasDetection?: boolean;
}

/** The first day of the rule. */
export const FEDERAL_START: Day = '2026-01-01';

/** Pounds of charge from which a circuit is covered, and the warming potential that a substitute has to exceed. */
export const COVERED_POUNDS = 15;
const COVERED_GWP = 53;

/** Pounds from which inspections are quarterly, and detection is required of new circuits. */
const QUARTERLY_POUNDS = 500;
const DETECTION_POUNDS = 1_500;

/** Percent of the charge, lost in a calendar year, that is reported. */
export const CHRONIC_PERCENT = 125;

/** Days to repair, to repair with a shutdown of an industrial process, and to the follow-up test. */
const REPAIR_DAYS = 30;
const SHUTDOWN_DAYS = 120;
const FOLLOW_UP_DAYS = 10;

/** Days to write a retrofit or retirement plan, and months to carry it out. */
const PLAN_DAYS = 30;
const PLAN_MONTHS = 12;

/** Percent that a circuit may leak in a year: 40 CFR 84.106(c). */
export const LEAK_LIMITS: Record<ApplianceUse, number> = { commercial: 20, industrial: 30, comfort: 10 };

/** Why 40 CFR 84.106 does not cover a circuit; undefined where it does. */
export type Exemption = 'below-charge' | 'refrigerant' | 'light-commercial';

/** Whether the rule leaves a circuit out, and why: 40 CFR 84.106(a). */
export function federalExemption(circuit: Circuit): Exemption | undefined {
  const { hasHfc, gwp } = refrigerant(circuit.refrigerant);
  if (!hasHfc && gwp <= COVERED_GWP) return 'refrigerant';
  if (circuit.isLightCommercial) return 'light-commercial';
  return circuit.pounds < COVERED_POUNDS ? 'below-charge' : undefined;
}

/** Months between leak inspections once a circuit has leaked above its limit; none where detection replaces them. */
export function inspectionMonths({ pounds, use, hasDetection }: Circuit): 3 | 12 | undefined {
  if (hasDetection) return undefined;
  return use !== 'comfort' && pounds >= QUARTERLY_POUNDS ? 3 : 12;
}

/** Whether 40 CFR 84.108 asks for automatic leak detection, by the size and use of the circuit alone. */
export function needsDetection({ pounds, use }: Circuit): boolean {
  return use !== 'comfort' && pounds >= DETECTION_POUNDS;
}

/** What a covered circuit asks for before anything has leaked. */
export function standingDuties(circuit: Circuit): Duty[] {
  return [
    { id: 'us-calculate', figures: { limit: LEAK_LIMITS[circuit.use] } },
    { id: 'us-records' },
    ...(needsDetection(circuit) ? [{ id: 'us-detection' as const }] : []),
  ];
}

/** What follows when a circuit is over its limit with what was added on a day, in the order of the days. */
export function dutiesAfter(circuit: Circuit, day: Day): Duty[] {
  const needsLonger = circuit.use === 'industrial' && circuit.needsShutdown;
  const repair = addDays(day, needsLonger ? SHUTDOWN_DAYS : REPAIR_DAYS);
  const months = inspectionMonths(circuit);
  const plan = addDays(repair, PLAN_DAYS);
  const duties: Duty[] = [
    { id: 'us-repair', due: repair },
    { id: 'us-initial-test', due: repair },
    { id: 'us-follow-up-test', due: addDays(repair, FOLLOW_UP_DAYS) },
    ...(months ? [{ id: 'us-inspections' as const, due: addMonths(day, months), everyMonths: months }] : []),
    { id: 'us-plan', due: plan },
    { id: 'us-plan-done', due: addMonths(plan, PLAN_MONTHS) },
  ];
  return duties.sort((a, b) => ((a.due ?? '') < (b.due ?? '') ? -1 : 1));
}

/** Reports for calendar years in which 125 % of the charge or more leaked: due on March 1 of the next. */
export function chronicLeakReports(pounds: number, additions: readonly Addition[]): Duty[] {
  const counted = additions.filter(({ day }) => day >= FEDERAL_START);
  return yearlyLosses(pounds, counted)
    .filter(({ percent }) => percent >= CHRONIC_PERCENT)
    .map(({ year, percent }) => ({
      id: 'us-chronic-report',
      due: `${year + 1}-03-01`,
      figures: { year, percent },
    }));
}

/** A line of the log, judged. */
export interface JudgedLine extends LogLine {
  /** Percent by the facility's method. */
  rate: number;
  isOver: boolean;
}

/** What a log says of a circuit. */
export interface LeakReport {
  exemption: Exemption | undefined;
  limit: number;
  lines: JudgedLine[];
  /** The last addition with which a covered circuit was over its limit, from the first day of the rule. */
  lastOver: JudgedLine | undefined;
  /** What follows from the log, by day. */
  duties: Duty[];
  /** Kilograms of CO2 that all that was added warms like. */
  co2Kilograms: number;
}

/**
 * Everything that the calculator shows: rates by the facility's method, which additions were over the limit, and what
 * falls due. Weights are pounds. Throws RangeError for a charge that is not above 0.
 */
export function leakReport(
  circuit: Circuit,
  additions: readonly Addition[],
  method: LeakRateMethod,
  verified: readonly Day[] = [],
): LeakReport {
  const limit = LEAK_LIMITS[circuit.use];
  const exemption = federalExemption(circuit);
  const lines = leakRates(circuit.pounds, additions, verified).map((line) => {
    const rate = rateOf(line, method);
    const isOver = exemption === undefined && line.day >= FEDERAL_START && rate > limit;
    return { ...line, rate, isOver };
  });
  const lastOver = lines.findLast(({ isOver }) => isOver);
  const duties =
    exemption === undefined
      ? [
          ...(lastOver ? dutiesAfter(circuit, lastOver.day) : []),
          ...chronicLeakReports(circuit.pounds, additions),
        ].sort((a, b) => ((a.due ?? '') < (b.due ?? '') ? -1 : 1))
      : [];
  const pounds = additions.reduce((sum, { weight }) => sum + weight, 0);
  return {
    exemption,
    limit,
    lines,
    lastOver,
    duties,
    co2Kilograms: pounds * KILOGRAMS_PER_POUND * refrigerant(circuit.refrigerant).gwp,
  };
}
