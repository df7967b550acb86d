import type { Duty } from './Duty.ts';
import { type RefrigerantName, refrigerant, tonnesOfCo2 } from './refrigerants.ts';

/**
 * Duties of the California Refrigerant Management Program, 17 CCR 95380 to 95398: refrigeration with more than 50 lb of
 * a refrigerant with a warming potential of 150 or more. The size of a system decides. Air conditioning is left out.
 */
export function californiaDuties(system: {
  refrigerant: RefrigerantName;
  pounds: number;
  isRefrigeration: boolean;
  hasDetection?: boolean;
}): Duty[] {
  const { gwp } = refrigerant(system.refrigerant);
  if (!system.isRefrigeration || gwp < 150 || system.pounds <= 50) return [];
  const isLarge = system.pounds >= 2_000;
  const isMedium = !isLarge && system.pounds >= 200;
  const months = isLarge ? 1 : isMedium ? 3 : 12;
  return [
    { id: 'ca-register' },
    system.hasDetection && (isLarge || isMedium)
      ? { id: 'ca-detection' }
      : { id: 'ca-inspections', everyMonths: months },
    { id: 'ca-repair', figures: { days: 14 } },
    ...(isLarge || isMedium ? [{ id: 'ca-report' as const }] : []),
    { id: 'ca-records', figures: { years: 5 } },
  ];
}

/** Places that count a charge in tonnes of CO2. */
export type FGasPlace = 'eu' | 'gb';

/** What the F-gas rules ask of a circuit. */
export interface FGasCircuit {
  refrigerant: RefrigerantName;
  kilograms: number;
  /** Hermetically sealed, and labeled so. */
  isSealed?: boolean;
  hasDetection?: boolean;
  isRefrigeration?: boolean;
}

/** Steps of the leak checks: tonnes of CO2, kilograms of an unsaturated HFC (European Union alone), months. */
const CHECKS = [
  { tonnes: 500, kilograms: 100, months: 3 },
  { tonnes: 50, kilograms: 10, months: 6 },
  { tonnes: 5, kilograms: 1, months: 12 },
] as const;

/** Tonnes of CO2 below which a sealed circuit is left alone, and kilograms of an unsaturated HFC. */
const SEALED = { tonnes: 10, kilograms: 2 };

/** Tonnes from which detection is a duty, and from which Great Britain restricts service with new gas. */
const DETECTION_TONNES = 500;
const GB_SERVICE_TONNES = 40;
const SERVICE_GWP = 2_500;

/**
 * Months between leak checks; undefined where none are due. Regulation (EU) 2024/573, article 5, and retained Regulation
 * (EU) 517/2014, article 4: a detection system doubles them.
 */
export function leakCheckMonths(place: FGasPlace, circuit: FGasCircuit): number | undefined {
  const { gwp, hasHfc, isUnsaturated } = refrigerant(circuit.refrigerant);
  const isByMass = isUnsaturated && place === 'eu';
  if (!hasHfc && !isByMass) return undefined;
  const unit = isByMass ? 'kilograms' : 'tonnes';
  const amount = isByMass ? circuit.kilograms : tonnesOfCo2(circuit.kilograms, gwp);
  if (circuit.isSealed && amount < SEALED[unit]) return undefined;
  const step = CHECKS.find((check) => amount >= check[unit]);
  return step && step.months * (circuit.hasDetection ? 2 : 1);
}

/** What the F-gas rules of a place ask of a circuit. */
export function fGasDuties(place: FGasPlace, circuit: FGasCircuit): Duty[] {
  const months = leakCheckMonths(place, circuit);
  const { gwp, hasHfc } = refrigerant(circuit.refrigerant);
  const tonnes = tonnesOfCo2(circuit.kilograms, gwp);
  const isBanned =
    gwp >= SERVICE_GWP && (place === 'eu' || (circuit.isRefrigeration && tonnes >= GB_SERVICE_TONNES));
  if (months === undefined) return [];
  const needsDetection = hasHfc && tonnes >= DETECTION_TONNES;
  return [
    { id: `${place}-leak-checks`, everyMonths: months, figures: { tonnes } },
    ...(needsDetection ? [{ id: `${place}-detection` as const, figures: { tonnes } }] : []),
    ...(circuit.hasDetection || needsDetection
      ? [{ id: `${place}-detection-check` as const, everyMonths: 12 }]
      : []),
    { id: `${place}-repair` },
    { id: `${place}-records`, figures: { years: 5 } },
    ...(isBanned ? [{ id: `${place}-service-ban` as const, figures: { gwp } }] : []),
  ];
}
