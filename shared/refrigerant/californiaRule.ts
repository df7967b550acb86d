import type { CircuitDays } from './CircuitDays.ts';
import type { Duty } from './Duty.ts';
import { addDays, type Day, monthsAfter } from './days.ts';
import { type GasChoice, refrigerant } from './refrigerants.ts';

/** Whether California counts a refrigerant as high-GWP: a warming potential of 150 or more, or harm to the ozone. */
export function isHighGwp(gas: GasChoice): boolean {
  const { gwp, depletesOzone } = refrigerant(gas);
  return gwp >= 150 || depletesOzone;
}

/** Days within which California requires a leak to be repaired: 17 CCR 95386. */
const CALIFORNIA_REPAIR_DAYS = 14;

/** The next March 1, on which California's annual report is due: 17 CCR 95388. */
function nextReport(today: Day | undefined): Day | undefined {
  if (today === undefined) return undefined;
  const year = Number(today.slice(0, 4));
  return today <= `${year}-03-01` ? `${year}-03-01` : `${year + 1}-03-01`;
}

/**
 * Duties of the California Refrigerant Management Program, 17 CCR 95380 to 95398: refrigeration with more than 50 lb of
 * a high-GWP refrigerant. The size of a system decides: large from 2,000 lb, medium from 200. Air conditioning is
 * exempt. Detection has to be installed in large systems that are inside a building, entirely or with a part that leaks
 * (95385(a)(2)), and replaces the inspections of large and medium ones.
 */
export function californiaDuties(
  system: {
    refrigerant: GasChoice;
    pounds: number;
    isRefrigeration: boolean;
    hasDetection?: boolean;
  },
  { today, checked, audited, found }: CircuitDays = {},
): Duty[] {
  if (!system.isRefrigeration || !isHighGwp(system.refrigerant) || system.pounds <= 50) return [];
  const isLarge = system.pounds >= 2_000;
  const isMedium = !isLarge && system.pounds >= 200;
  const months = isLarge ? 1 : isMedium ? 3 : 12;
  const isWatched = system.hasDetection && (isLarge || isMedium);
  return [
    { id: 'ca-register' },
    ...(isLarge && !isWatched ? [{ id: 'ca-detection' as const }] : []),
    isWatched
      ? { id: 'ca-detection-check', due: monthsAfter(audited, 12), everyMonths: 12 }
      : { id: 'ca-inspections', due: monthsAfter(checked, months), everyMonths: months },
    {
      id: 'ca-repair',
      due: found && addDays(found, CALIFORNIA_REPAIR_DAYS),
      figures: { days: CALIFORNIA_REPAIR_DAYS },
    },
    ...(isLarge || isMedium ? [{ id: 'ca-report' as const, due: nextReport(today), everyMonths: 12 }] : []),
    { id: 'ca-records', figures: { years: 5 } },
  ];
}
