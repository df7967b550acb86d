import type { CircuitDays } from './CircuitDays.ts';
import type { Duty } from './Duty.ts';
import { addMonths, monthsAfter } from './days.ts';
import { type GasChoice, refrigerant, tonnesOfCo2 } from './refrigerants.ts';
import { thousandths } from './weight.ts';

/** Places that count a charge in tonnes of CO2. */
export type FGasPlace = 'eu' | 'gb';

/** A circuit, as the F-gas rules see it. */
export interface FGasCircuit {
  refrigerant: GasChoice;
  kilograms: number;
  /** Hermetically sealed, and labeled as such. */
  isSealed?: boolean;
  hasDetection?: boolean;
  isRefrigeration?: boolean;
}

/**
 * Thresholds of the leak checks: tonnes of CO2, kilograms of unsaturated HFCs (European Union only), months. Detection
 * is required from the first one.
 */
const CHECKS = [
  { tonnes: 500, kilograms: 100, months: 3 },
  { tonnes: 50, kilograms: 10, months: 6 },
  { tonnes: 5, kilograms: 1, months: 12 },
] as const;

/** Amounts below which a sealed circuit is exempt. */
const SEALED = { tonnes: 10, kilograms: 2 };

/** Tonnes from which Great Britain restricts service with new gas, and the warming potential of that gas. */
const GB_SERVICE_TONNES = 40;
const SERVICE_GWP = 2_500;

/**
 * The amounts of a circuit that a place counts; either can cause a duty. Great Britain counts only tonnes. The European
 * Union counts the HFCs of a blend in tonnes and its unsaturated HFCs in kilograms.
 */
export function countedAmounts(
  place: FGasPlace,
  { refrigerant: gas, kilograms }: FGasCircuit,
): { tonnes: number; kilograms: number } {
  const { gwp, hasHfc, hfcGwp, unsaturatedPercent } = refrigerant(gas);
  if (place === 'gb') return { tonnes: hasHfc ? tonnesOfCo2(kilograms, gwp) : 0, kilograms: 0 };
  return {
    tonnes: tonnesOfCo2(kilograms, hfcGwp),
    // The percentage has one decimal, and the charge counts in grams: whole numbers, divided once.
    kilograms: (thousandths(kilograms) * Math.round(unsaturatedPercent * 10)) / 1_000_000,
  };
}

/**
 * The threshold that a circuit reaches, and whether only its kilograms reach it; undefined if no leak checks are due.
 */
export function leakCheckStep(place: FGasPlace, circuit: FGasCircuit) {
  const amounts = countedAmounts(place, circuit);
  const reaches = (unit: 'tonnes' | 'kilograms', step: (typeof CHECKS)[number]) =>
    amounts[unit] >= step[unit] && !(circuit.isSealed && amounts[unit] < SEALED[unit]);
  const step = CHECKS.find((one) => reaches('tonnes', one) || reaches('kilograms', one));
  return step && { ...step, isByMass: !reaches('tonnes', step), needsDetection: step === CHECKS[0] };
}

/**
 * Months between leak checks; undefined if none are due. Regulation (EU) 2024/573, article 5, and retained Regulation
 * (EU) 517/2014, article 4: a detection system doubles them.
 */
export function leakCheckMonths(place: FGasPlace, circuit: FGasCircuit): number | undefined {
  const step = leakCheckStep(place, circuit);
  return step && step.months * (circuit.hasDetection ? 2 : 1);
}

/** The duties of a circuit under the F-gas rules of a place. */
export function fGasDuties(
  place: FGasPlace,
  circuit: FGasCircuit,
  { checked, audited, repaired }: CircuitDays = {},
): Duty[] {
  const months = leakCheckMonths(place, circuit);
  if (months === undefined) return [];
  const { gwp, hasHfc } = refrigerant(circuit.refrigerant);
  const tonnes = tonnesOfCo2(circuit.kilograms, gwp);
  const isBanned =
    hasHfc &&
    gwp >= SERVICE_GWP &&
    (place === 'eu' || (circuit.isRefrigeration && tonnes >= GB_SERVICE_TONNES));
  const needsDetection = leakCheckStep(place, circuit)?.needsDetection;
  return [
    {
      id: `${place}-leak-checks`,
      due: monthsAfter(checked, months),
      everyMonths: months,
      figures: { tonnes },
    },
    ...(needsDetection ? [{ id: `${place}-detection` as const, figures: { tonnes } }] : []),
    ...(circuit.hasDetection || needsDetection
      ? [{ id: `${place}-detection-check` as const, due: monthsAfter(audited, 12), everyMonths: 12 }]
      : []),
    { id: `${place}-repair` },
    ...(repaired ? [{ id: `${place}-repair-check` as const, due: addMonths(repaired, 1) }] : []),
    { id: `${place}-records`, figures: { years: 5 } },
    ...(isBanned ? [{ id: `${place}-service-ban` as const, figures: { gwp } }] : []),
  ];
}
