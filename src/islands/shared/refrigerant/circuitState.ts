import type { ApplianceUse, Circuit } from '../../../../shared/refrigerant/federalRule.ts';
import { hasFederalRule, PLACES, type Place } from '../../../../shared/refrigerant/places.ts';
import { GAS_KINDS, refrigerants } from '../../../../shared/refrigerant/refrigerants.ts';
import type { RuleAnswers } from '../../../../shared/refrigerant/rulesFor.ts';
import type { WeightUnit } from '../../../../shared/refrigerant/weight.ts';
import { chosenGas, type GasState, OTHER_GAS } from './gasState.ts';
import { readWeight } from './readWeight.ts';

/** What both refrigerant tools ask about a circuit, as typed. */
export interface CircuitState extends GasState {
  place: Place;
  charge: string;
  unit: WeightUnit;
  use: ApplianceUse;
  isLightCommercial: boolean;
  /** Hermetically sealed and labeled so, which matters in Europe. */
  isSealed: boolean;
  hasDetection: boolean;
}

/** Uses in the order in which the tools list them. */
export const USES = ['commercial', 'industrial', 'comfort'] as const satisfies readonly ApplianceUse[];

/** The circuit for the rules; undefined while its charge or the GWP of an unlisted refrigerant is not a number. */
export function answersOf(state: CircuitState): (RuleAnswers & Circuit) | undefined {
  const amount = readWeight(state.charge);
  const refrigerant = chosenGas(state);
  if (amount === undefined || refrigerant === undefined) return undefined;
  const { place, use, unit, isLightCommercial, isSealed, hasDetection } = state;
  return {
    place,
    use,
    refrigerant,
    charge: { amount, unit },
    isLightCommercial,
    isSealed,
    hasDetection,
    isAbroad: !hasFederalRule(place),
  };
}

/** The checkboxes, with their names in an address. */
export const CIRCUIT_FLAGS = {
  isLightCommercial: 'light',
  isSealed: 'sealed',
  hasDetection: 'detection',
} as const;

/** Every URL parameter of a circuit. */
export const CIRCUIT_PARAMETERS = [
  ...['place', 'refrigerant', 'gwp', 'gas', 'charge', 'unit', 'kind'],
  ...Object.values(CIRCUIT_FLAGS),
];

/** A circuit as URL parameters, the same for both tools, so that one can link to the other. */
export function circuitParameters(state: CircuitState): URLSearchParams {
  const query = new URLSearchParams();
  if (state.place !== 'us') query.set('place', state.place);
  query.set('refrigerant', state.refrigerant);
  if (state.refrigerant === OTHER_GAS) {
    query.set('gwp', state.otherGwp);
    query.set('gas', state.otherKind);
  }
  query.set('charge', state.charge);
  query.set('unit', state.unit);
  query.set('kind', state.use);
  for (const [field, name] of Object.entries(CIRCUIT_FLAGS))
    if (state[field as keyof typeof CIRCUIT_FLAGS]) query.set(name, '1');
  return query;
}

/** The value if it is a known one, or else a fallback. */
export const oneOf = <Value extends string>(
  value: string | null,
  known: readonly Value[],
  otherwise: Value,
): Value => ((known as readonly string[]).includes(value ?? '') ? (value as Value) : otherwise);

/** Restores a circuit from URL parameters. A missing or unknown value becomes the first known one. */
export function readCircuit(query: URLSearchParams): CircuitState {
  return {
    place: oneOf(query.get('place'), PLACES, 'us'),
    refrigerant: oneOf(
      query.get('refrigerant'),
      [...refrigerants.map(({ name }) => name), OTHER_GAS],
      'R-448A',
    ),
    otherGwp: (query.get('gwp') ?? '').slice(0, 7),
    otherKind: oneOf(query.get('gas'), GAS_KINDS, 'hfc'),
    charge: (query.get('charge') ?? '').slice(0, 12),
    unit: oneOf(query.get('unit'), ['lb', 'kg'], 'lb'),
    use: oneOf(query.get('kind'), USES, 'commercial'),
    isLightCommercial: query.has('light'),
    isSealed: query.has('sealed'),
    hasDetection: query.has('detection'),
  };
}
