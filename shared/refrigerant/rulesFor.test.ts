import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refrigerants } from './refrigerants.ts';
import { PLACES, type RuleAnswers, rulesFor } from './rulesFor.ts';

const rack: RuleAnswers = {
  place: 'us',
  use: 'commercial',
  refrigerant: 'R-404A',
  kilograms: 95,
  isSmallKind: false,
  hasDetection: false,
};

describe('which rules apply', () => {
  it.each([
    [{}, ['us-covered']],
    [{ kilograms: 6.7 }, ['us-below-charge']],
    [{ refrigerant: 'R-744' }, ['us-refrigerant']],
    [{ use: 'comfort', isSmallKind: true }, ['us-light-commercial']],
    [{ place: 'california' }, ['us-covered', 'ca-covered']],
    [{ place: 'california', kilograms: 20 }, ['us-covered', 'ca-small']],
    [{ place: 'california', use: 'comfort' }, ['us-covered', 'ca-cooling']],
    [{ place: 'california', refrigerant: 'R-454C' }, ['us-covered', 'ca-refrigerant']],
    [{ place: 'eu' }, ['fgas-covered']],
    [{ place: 'eu', refrigerant: 'R-1234ze(E)' }, ['fgas-by-mass']],
    [{ place: 'gb', refrigerant: 'R-1234ze(E)' }, ['fgas-refrigerant']],
    [{ place: 'gb', kilograms: 1 }, ['fgas-small']],
    [{ place: 'gb', kilograms: 2, isSmallKind: true }, ['fgas-sealed']],
  ] as const)('%o: %s', (change, reasons) => {
    expect(rulesFor({ ...rack, ...change }).map(({ reason }) => reason)).toEqual(reasons);
  });

  it('lists duties where rules apply, and none where they do not', () => {
    const answers = fc.record({
      place: fc.constantFrom(...PLACES),
      use: fc.constantFrom('commercial', 'industrial', 'comfort'),
      refrigerant: fc.constantFrom(...refrigerants.map(({ name }) => name)),
      kilograms: fc.double({ min: 0.1, max: 5_000, noNaN: true }),
      isSmallKind: fc.boolean(),
      hasDetection: fc.boolean(),
    }) as fc.Arbitrary<RuleAnswers>;
    fc.assert(
      fc.property(answers, (given) => {
        for (const { reason, duties } of rulesFor(given)) {
          const applies = reason.endsWith('covered') || reason === 'fgas-by-mass';
          expect(duties.length > 0).toBe(applies);
        }
      }),
    );
  });

  it('never asks less of a larger charge', () => {
    const pairs = fc.tuple(
      fc.constantFrom(...PLACES),
      fc.constantFrom(...refrigerants.map(({ name }) => name)),
      fc.double({ min: 0.1, max: 2_000, noNaN: true }),
      fc.double({ min: 1, max: 5, noNaN: true }),
    );
    fc.assert(
      fc.property(pairs, ([place, gas, kilograms, factor]) => {
        const count = (weight: number) =>
          rulesFor({ ...rack, place, refrigerant: gas, kilograms: weight })
            .map(({ duties }) => duties.length)
            .reduce((sum, duties) => sum + duties, 0);
        expect(count(kilograms * factor)).toBeGreaterThanOrEqual(count(kilograms));
      }),
    );
  });
});
