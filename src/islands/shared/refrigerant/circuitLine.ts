import type { CircuitState } from './circuitState.ts';
import type { DutyCopy } from './dutyCopy.schema.ts';
import { formatWeight } from './formatWeight.ts';
import { gasName } from './GasFields.tsx';
import { readWeight } from './readWeight.ts';

/**
 * A circuit in one line, for results that are read separately from the questions: on paper, or below them on a phone.
 *
 * @param use the label of the circuit's use.
 */
export function circuitLine(state: CircuitState, use: string, copy: DutyCopy): string {
  const amount = readWeight(state.charge);
  const charge = amount === undefined ? [] : [formatWeight({ amount, unit: state.unit })];
  return [gasName(state, copy.gas), ...charge, use, copy.places[state.place].label].join(', ');
}
