import type { CircuitDays } from './CircuitDays.ts';
import type { Duty } from './Duty.ts';
import { addDays, addMonths, type Day, daysBetween } from './days.ts';
import {
  type Addition,
  type LeakRateMethod,
  type LogLine,
  leakRates,
  rateOf,
  yearlyLosses,
} from './leakRate.ts';
import { type GasChoice, refrigerant } from './refrigerants.ts';
import { kilogramsOf, poundsOf, type Weight } from './weight.ts';

/** The use of a circuit, on which its permitted leak rate depends. Comfort cooling includes everything else. */
export type ApplianceUse = 'commercial' | 'industrial' | 'comfort';

/** A circuit as 40 CFR 84.106 and 84.108 see it. */
export interface Circuit {
  refrigerant: GasChoice;
  /** The full charge. */
  charge: Weight;
  use: ApplianceUse;
  /**
   * Residential and light commercial air conditioning and heat pumps, a subsector that is exempt; otherwise ignored.
   */
  isLightCommercial?: boolean;
  /** An industrial process has to be shut down for the repair. */
  needsShutdown?: boolean;
  /** An automatic leak detection system covers all of it. */
  hasDetection?: boolean;
  /** It is outside the United States: its leak rates have no limit there, and no duty follows from them. */
  isAbroad?: boolean;
}

/** The first day of the rule. */
export const FEDERAL_START: Day = '2026-01-01';

/** Pounds of charge from which a circuit is covered, and the warming potential that a substitute has to exceed. */
export const COVERED_POUNDS = 15;
const COVERED_GWP = 53;

/** Pounds of charge from which 40 CFR 82.157 covers circuits with ozone-depleting refrigerants, and its first day. */
const SECTION_608_POUNDS = 50;
const SECTION_608_START: Day = '2019-01-01';

/** Pounds from which inspections are quarterly, and detection is required of new circuits. */
const QUARTERLY_POUNDS = 500;
const DETECTION_POUNDS = 1_500;

/** Percent of the charge, lost in a calendar year, that must be reported. */
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

/** Why 40 CFR 84.106 does not cover a circuit. */
export type Exemption = 'below-charge' | 'refrigerant' | 'ozone' | 'light-commercial';

/** Whether the rule leaves a circuit out, and why: 40 CFR 84.106(a). */
export function federalExemption(circuit: Circuit): Exemption | undefined {
  const { hasHfc, gwp, depletesOzone } = refrigerant(circuit.refrigerant);
  if (depletesOzone) return 'ozone';
  if (!hasHfc && gwp <= COVERED_GWP) return 'refrigerant';
  if (circuit.use === 'comfort' && circuit.isLightCommercial) return 'light-commercial';
  return poundsOf(circuit.charge) < COVERED_POUNDS ? 'below-charge' : undefined;
}

/** Months between leak inspections once a circuit has leaked above its limit; none if detection replaces them. */
export function inspectionMonths({ charge, use, hasDetection }: Circuit): 3 | 12 | undefined {
  if (hasDetection) return undefined;
  return use !== 'comfort' && poundsOf(charge) >= QUARTERLY_POUNDS ? 3 : 12;
}

/** Whether 40 CFR 84.108 requires automatic leak detection, by the size and use of the circuit alone. */
export function needsDetection({ charge, use }: Circuit): boolean {
  return use !== 'comfort' && poundsOf(charge) >= DETECTION_POUNDS;
}

/** Whether the older rule for ozone-depleting refrigerants covers a circuit: 40 CFR 82.157(a). */
export function isUnderSection608({ refrigerant: gas, charge }: Circuit): boolean {
  return refrigerant(gas).depletesOzone && poundsOf(charge) >= SECTION_608_POUNDS;
}

/** The duties of a covered circuit before anything has leaked. */
export function standingDuties(circuit: Circuit): Duty[] {
  return [
    { id: 'us-calculate', figures: { limit: LEAK_LIMITS[circuit.use] } },
    { id: 'us-records' },
    ...(needsDetection(circuit) ? [{ id: 'us-detection' as const }] : []),
  ];
}

/** The clock that an addition over the limit starts: repair, both tests, and the plan if they fail. */
export function repairDuties(circuit: Circuit, day: Day): Duty[] {
  const needsLonger = circuit.use === 'industrial' && circuit.needsShutdown;
  const repair = addDays(day, needsLonger ? SHUTDOWN_DAYS : REPAIR_DAYS);
  const plan = addDays(repair, PLAN_DAYS);
  return [
    { id: 'us-repair', due: repair },
    { id: 'us-initial-test', due: repair },
    { id: 'us-follow-up-test', due: addDays(repair, FOLLOW_UP_DAYS) },
    { id: 'us-plan', due: plan },
    { id: 'us-plan-done', due: addMonths(plan, PLAN_MONTHS) },
  ];
}

/**
 * Leak inspections that an addition over the limit begins; none if detection replaces them. The next one counts from
 * the last, if there was one since.
 */
export function inspectionDuties(circuit: Circuit, day: Day, checked?: Day): Duty[] {
  const months = inspectionMonths(circuit);
  const last = checked !== undefined && checked > day ? checked : day;
  return months ? [{ id: 'us-inspections', due: addMonths(last, months), everyMonths: months }] : [];
}

/** Reports for calendar years in which 125 % of the charge or more leaked: due on March 1 of the next. */
function chronicLeakReports(charge: number, additions: readonly Addition[], start: Day): Duty[] {
  const counted = additions.filter(({ day }) => day >= start);
  return yearlyLosses(charge, counted)
    .filter(({ percent }) => percent >= CHRONIC_PERCENT)
    .map(({ year, percent }) => ({
      id: 'us-chronic-report',
      due: `${year + 1}-03-01`,
      figures: { year, percent },
    }));
}

/** A line of the log, compared to the limit. */
export interface JudgedLine extends LogLine {
  /** Percent of the charge, by the facility's method. */
  rate: number;
  isOver: boolean;
}

/** The evaluation of a circuit's log. */
export interface LeakReport {
  exemption: Exemption | 'abroad' | undefined;
  /** Percent of the charge that may leak in a year. */
  limit: number;
  /** The first day of the rule. */
  start: Day;
  lines: JudgedLine[];
  /**
   * The first addition over the limit that no follow-up test has settled: the repair counts from it, however often the
   * circuit is topped up after it.
   */
  clockStart: JudgedLine | undefined;
  /** The duties that follow from the log, by day, including past ones. */
  duties: Duty[];
  /** Kilograms of CO2 that warm as much as everything that was added. */
  co2Kilograms: number;
}

/** Days within the limit after which inspections may end, and restart with the next addition over it. */
const QUIET_DAYS = 365;

/** The addition over the limit from which inspections run: the last one that follows a year without any. */
function inspectedSince(over: readonly JudgedLine[]): JudgedLine | undefined {
  return over.findLast((line, index) => {
    const before = over[index - 1];
    return before === undefined || daysBetween(before.day, line.day) > QUIET_DAYS;
  });
}

/**
 * Everything that the calculator shows: rates by the facility's method, which additions were over the limit, and what
 * is due. Weights are in the unit of the charge. A follow-up test that passed settles what was over the limit before,
 * and inspections continue. Circuits under section 608 have the same limits and duties, by that rule. Under 40 CFR
 * 84.106(b), additions from before it was in force do not count. Throws RangeError for a charge that is not above 0.
 */
export function leakReport(
  circuit: Circuit,
  additions: readonly Addition[],
  method: LeakRateMethod,
  { verified, checked }: CircuitDays = {},
): LeakReport {
  const { charge } = circuit;
  const limit = LEAK_LIMITS[circuit.use];
  const isSection608 = isUnderSection608(circuit);
  const federal = isSection608 ? undefined : federalExemption(circuit);
  const exemption = circuit.isAbroad ? 'abroad' : federal;
  const start = isSection608 ? SECTION_608_START : FEDERAL_START;
  const counting = { verified, start: isSection608 || circuit.isAbroad ? undefined : start };
  const lines = leakRates(charge.amount, additions, counting).map((line) => {
    const rate = rateOf(line, method);
    const isOver = exemption === undefined && line.day >= start && rate > limit;
    return { ...line, rate, isOver };
  });
  const over = lines.filter(({ isOver }) => isOver);
  const clockStart = over.find(({ day }) => verified === undefined || verified < day);
  const inspected = inspectedSince(over);
  const duties: Duty[] = [
    ...(clockStart ? repairDuties(circuit, clockStart.day) : []),
    ...(inspected ? inspectionDuties(circuit, inspected.day, checked) : []),
    ...(exemption === undefined ? chronicLeakReports(charge.amount, additions, start) : []),
  ].sort((a, b) => ((a.due ?? '') < (b.due ?? '') ? -1 : 1));
  const added = additions.reduce((sum, { weight }) => sum + weight, 0);
  return {
    exemption,
    limit,
    start,
    lines,
    clockStart,
    duties: isSection608 ? duties.map((duty) => ({ ...duty, isSection608 })) : duties,
    co2Kilograms: kilogramsOf({ ...charge, amount: added }) * refrigerant(circuit.refrigerant).gwp,
  };
}
