import type { CircuitDays } from './CircuitDays.ts';
import { californiaDuties, isHighGwp } from './californiaRule.ts';
import type { Duty } from './Duty.ts';
import {
  type ApplianceUse,
  federalExemption,
  isUnderSection608,
  LEAK_LIMITS,
  standingDuties,
} from './federalRule.ts';
import { countedAmounts, type FGasPlace, fGasDuties, leakCheckStep } from './fGasRules.ts';
import { type Place, RULES_OF, type RuleSet } from './places.ts';
import { type GasChoice, refrigerant, tonnesOfCo2 } from './refrigerants.ts';
import { kilogramsOf, poundsOf, type Weight } from './weight.ts';

/** A visitor's answers about a circuit. */
export interface RuleAnswers {
  place: Place;
  use: ApplianceUse;
  refrigerant: GasChoice;
  /** The charge of one circuit. */
  charge: Weight;
  /** Residential or light commercial air conditioning, which the federal rule exempts; otherwise ignored. */
  isLightCommercial: boolean;
  /** Hermetically sealed and labeled as such, which relaxes the F-gas rules; otherwise ignored. */
  isSealed: boolean;
  hasDetection: boolean;
}

/** Why a set of rules applies to a circuit, or does not. */
export const RULE_REASONS = [
  'us-covered',
  'us-below-charge',
  'us-refrigerant',
  'us-ozone',
  'us-section-608',
  'us-light-commercial',
  'ca-covered',
  'ca-small',
  'ca-cooling',
  'ca-refrigerant',
  'fgas-covered',
  'fgas-by-mass',
  'fgas-small',
  'fgas-sealed',
  'fgas-ozone',
  'fgas-refrigerant',
] as const;

export type RuleReason = (typeof RULE_REASONS)[number];

/** The result of one set of rules for a circuit. */
export interface RuleFinding {
  rules: RuleSet;
  reason: RuleReason;
  /** Figures that the reason names. */
  figures: Record<string, number>;
  /** Empty if the rules do not apply. */
  duties: Duty[];
}

function federal(answers: RuleAnswers): RuleFinding {
  const { use, refrigerant: gas } = answers;
  const exemption = federalExemption(answers);
  const figures = { pounds: poundsOf(answers.charge), gwp: refrigerant(gas).gwp, limit: LEAK_LIMITS[use] };
  if (isUnderSection608(answers))
    return { rules: 'us', reason: 'us-section-608', figures, duties: [{ id: 'us-section-608' }] };
  return {
    rules: 'us',
    reason: exemption ? `us-${exemption}` : 'us-covered',
    figures,
    duties: exemption ? [] : standingDuties(answers),
  };
}

function california(
  { use, refrigerant: gas, charge, hasDetection }: RuleAnswers,
  days: CircuitDays,
): RuleFinding {
  const pounds = poundsOf(charge);
  const { gwp } = refrigerant(gas);
  const isRefrigeration = use !== 'comfort';
  const duties = californiaDuties({ refrigerant: gas, pounds, isRefrigeration, hasDetection }, days);
  const outside = !isHighGwp(gas) ? 'ca-refrigerant' : isRefrigeration ? 'ca-small' : 'ca-cooling';
  return {
    rules: 'ca',
    reason: duties.length > 0 ? 'ca-covered' : outside,
    figures: { pounds, gwp },
    duties,
  };
}

function fGas(place: FGasPlace, answers: RuleAnswers, days: CircuitDays): RuleFinding {
  const { gwp, hasHfc, depletesOzone, unsaturatedPercent } = refrigerant(answers.refrigerant);
  const kilograms = kilogramsOf(answers.charge);
  const circuit = {
    refrigerant: answers.refrigerant,
    kilograms,
    isSealed: answers.isSealed,
    hasDetection: answers.hasDetection,
    isRefrigeration: answers.use !== 'comfort',
  };
  const duties = fGasDuties(place, circuit, days);
  const isByMass = leakCheckStep(place, circuit)?.isByMass;
  const isListed = hasHfc || (place === 'eu' && unsaturatedPercent > 0);
  const wouldApply = leakCheckStep(place, { ...circuit, isSealed: false }) !== undefined;
  const unlisted = depletesOzone ? 'fgas-ozone' : 'fgas-refrigerant';
  const outside = isListed ? (wouldApply ? 'fgas-sealed' : 'fgas-small') : unlisted;
  return {
    rules: place,
    reason: duties.length === 0 ? outside : isByMass ? 'fgas-by-mass' : 'fgas-covered',
    figures: {
      kilograms,
      gwp,
      tonnes: tonnesOfCo2(kilograms, gwp),
      unsaturated: countedAmounts(place, circuit).kilograms,
    },
    duties,
  };
}

/** Evaluates each set of rules. */
const FINDINGS: Record<RuleSet, (answers: RuleAnswers, days: CircuitDays) => RuleFinding> = {
  us: federal,
  ca: california,
  eu: (answers, days) => fGas('eu', answers, days),
  gb: (answers, days) => fGas('gb', answers, days),
};

/**
 * Which rules apply to a circuit, why, and what they require, with due dates if the days are known. One finding for
 * each set of rules of the place.
 */
export function rulesFor(answers: RuleAnswers, days: CircuitDays = {}): RuleFinding[] {
  return RULES_OF[answers.place].map((rules) => FINDINGS[rules](answers, days));
}
