import type { Duty } from './Duty.ts';
import { type ApplianceUse, federalExemption, LEAK_LIMITS, standingDuties } from './federalRule.ts';
import { californiaDuties, fGasDuties, leakCheckMonths } from './otherRules.ts';
import { KILOGRAMS_PER_POUND, type RefrigerantName, refrigerant, tonnesOfCo2 } from './refrigerants.ts';

/** Where a circuit stands. California has the federal rule as well as its own. */
export const PLACES = ['us', 'california', 'eu', 'gb'] as const;

export type Place = (typeof PLACES)[number];

/** The six answers. */
export interface RuleAnswers {
  place: Place;
  use: ApplianceUse;
  refrigerant: RefrigerantName;
  /** Kilograms of charge in one circuit. */
  kilograms: number;
  /** In America: residential or light commercial air conditioning. In Europe: hermetically sealed, and labeled so. */
  isSmallKind: boolean;
  hasDetection: boolean;
}

/** Sets of rules that the tool knows. */
export type RuleSet = 'us' | 'ca' | 'eu' | 'gb';

/** Why a set of rules applies to a circuit, or does not. */
export type RuleReason =
  | 'us-covered'
  | 'us-below-charge'
  | 'us-refrigerant'
  | 'us-light-commercial'
  | 'ca-covered'
  | 'ca-small'
  | 'ca-cooling'
  | 'ca-refrigerant'
  | 'fgas-covered'
  | 'fgas-by-mass'
  | 'fgas-small'
  | 'fgas-sealed'
  | 'fgas-refrigerant';

/** What one set of rules says of a circuit. */
export interface RuleFinding {
  rules: RuleSet;
  reason: RuleReason;
  /** Figures that the reason names. */
  figures: Record<string, number>;
  /** Empty where the rules do not apply. */
  duties: Duty[];
}

function federal({ use, refrigerant: gas, kilograms, isSmallKind, hasDetection }: RuleAnswers): RuleFinding {
  const pounds = kilograms / KILOGRAMS_PER_POUND;
  const circuit = { refrigerant: gas, pounds, use, isLightCommercial: isSmallKind, hasDetection };
  const exemption = federalExemption(circuit);
  return {
    rules: 'us',
    reason: exemption ? `us-${exemption}` : 'us-covered',
    figures: { pounds, gwp: refrigerant(gas).gwp, limit: LEAK_LIMITS[use] },
    duties: exemption ? [] : standingDuties(circuit),
  };
}

function california({ use, refrigerant: gas, kilograms, hasDetection }: RuleAnswers): RuleFinding {
  const pounds = kilograms / KILOGRAMS_PER_POUND;
  const { gwp } = refrigerant(gas);
  const isRefrigeration = use !== 'comfort';
  const duties = californiaDuties({ refrigerant: gas, pounds, isRefrigeration, hasDetection });
  const outside = gwp < 150 ? 'ca-refrigerant' : isRefrigeration ? 'ca-small' : 'ca-cooling';
  return {
    rules: 'ca',
    reason: duties.length > 0 ? 'ca-covered' : outside,
    figures: { pounds, gwp },
    duties,
  };
}

function fGas(place: 'eu' | 'gb', answers: RuleAnswers): RuleFinding {
  const { gwp, hasHfc, isUnsaturated } = refrigerant(answers.refrigerant);
  const circuit = {
    refrigerant: answers.refrigerant,
    kilograms: answers.kilograms,
    isSealed: answers.isSmallKind,
    hasDetection: answers.hasDetection,
    isRefrigeration: answers.use !== 'comfort',
  };
  const isByMass = isUnsaturated && place === 'eu';
  const duties = fGasDuties(place, circuit);
  const wouldApply = leakCheckMonths(place, { ...circuit, isSealed: false }) !== undefined;
  const outside = hasHfc || isByMass ? (wouldApply ? 'fgas-sealed' : 'fgas-small') : 'fgas-refrigerant';
  return {
    rules: place,
    reason: duties.length === 0 ? outside : isByMass ? 'fgas-by-mass' : 'fgas-covered',
    figures: { kilograms: answers.kilograms, gwp, tonnes: tonnesOfCo2(answers.kilograms, gwp) },
    duties,
  };
}

/** Which rules apply to a circuit, why, and what they ask. One finding for each set of rules of the place. */
export function rulesFor(answers: RuleAnswers): RuleFinding[] {
  if (answers.place === 'us') return [federal(answers)];
  if (answers.place === 'california') return [federal(answers), california(answers)];
  return [fGas(answers.place, answers)];
}
