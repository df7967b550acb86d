import { describe, expect, it } from 'vitest';
import { readLeakQuery } from '../../LeakRateCalculator/leakState.ts';
import { answersOf, type CircuitState, circuitParameters, readCircuit } from './circuitState.ts';
import { convertText } from './readWeight.ts';

const circuit: CircuitState = {
  place: 'eu',
  refrigerant: 'other',
  otherGwp: '1200',
  otherKind: 'hfo',
  charge: '81,6',
  unit: 'kg',
  use: 'industrial',
  isLightCommercial: false,
  isSealed: true,
  hasDetection: true,
};

describe('a circuit in an address', () => {
  it('is read back unchanged', () => {
    expect(readCircuit(circuitParameters(circuit))).toEqual(circuit);
  });

  it('opens in the calculator with its answers and an empty log', () => {
    const state = readLeakQuery(`${circuitParameters(circuit)}`);
    expect(state).toMatchObject(circuit);
    expect(state?.rows).toEqual([{ key: 0, day: '', weight: '' }]);
  });
});

describe('the answers that the rules are asked with', () => {
  it('keep the unit of the charge', () => {
    expect(answersOf(circuit)?.charge).toEqual({ amount: 81.6, unit: 'kg' });
  });

  it('are incomplete without a charge, or without the GWP of an unlisted refrigerant', () => {
    expect(answersOf({ ...circuit, charge: '' })).toBeUndefined();
    expect(answersOf({ ...circuit, otherGwp: 'many' })).toBeUndefined();
  });
});

it.each([
  ['180', 'lb', '81.647'],
  ['81.647', 'kg', '180.001'],
  ['12,5', 'kg', '27.558'],
  ['', 'lb', ''],
  ['forty', 'lb', 'forty'],
] as const)('%j in %s converts to %j', (text, unit, other) => {
  expect(convertText(text, unit)).toBe(other);
});
