import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLACES } from './places.ts';
import { refrigerants } from './refrigerants.ts';
import { type RuleAnswers, rulesFor } from './rulesFor.ts';
import { kilograms } from './weight.ts';

const rack: RuleAnswers = {
  place: 'us',
  use: 'commercial',
  refrigerant: 'R-404A',
  charge: kilograms(95),
  isLightCommercial: false,
  isSealed: false,
  hasDetection: false,
};

describe('which rules apply', () => {
  it.each([
    [{}, ['us-covered']],
    [{ charge: kilograms(6.7) }, ['us-below-charge']],
    [{ refrigerant: 'R-744' }, ['us-refrigerant']],
    [{ use: 'comfort', isLightCommercial: true }, ['us-light-commercial']],
    [{ isLightCommercial: true }, ['us-covered']],
    [{ use: 'comfort', isSealed: true }, ['us-covered']],
    [{ refrigerant: 'R-22' }, ['us-section-608']],
    [{ refrigerant: 'R-22', charge: kilograms(20) }, ['us-ozone']],
    [{ place: 'california', refrigerant: 'R-22' }, ['us-section-608', 'ca-covered']],
    [{ refrigerant: { gwp: 400, kind: 'hfc' } }, ['us-covered']],
    [{ place: 'california' }, ['us-covered', 'ca-covered']],
    [{ place: 'california', charge: kilograms(20) }, ['us-covered', 'ca-small']],
    [{ place: 'california', use: 'comfort' }, ['us-covered', 'ca-cooling']],
    [{ place: 'california', refrigerant: 'R-454C' }, ['us-covered', 'ca-refrigerant']],
    [{ place: 'eu' }, ['fgas-covered']],
    [{ place: 'eu', refrigerant: 'R-1234ze(E)' }, ['fgas-by-mass']],
    [{ place: 'eu', refrigerant: 'R-454B', charge: kilograms(4) }, ['fgas-by-mass']],
    [{ place: 'gb', refrigerant: 'R-454B', charge: kilograms(4) }, ['fgas-small']],
    [{ place: 'eu', refrigerant: 'R-454B', charge: kilograms(20) }, ['fgas-covered']],
    [{ place: 'gb', refrigerant: 'R-1234ze(E)' }, ['fgas-refrigerant']],
    [{ place: 'eu', refrigerant: 'R-22' }, ['fgas-ozone']],
    [{ place: 'gb', refrigerant: 'R-744' }, ['fgas-refrigerant']],
    [{ place: 'gb', charge: kilograms(1) }, ['fgas-small']],
    [{ place: 'gb', charge: kilograms(2), isSealed: true }, ['fgas-sealed']],
    [{ place: 'gb', use: 'comfort', charge: kilograms(2), isLightCommercial: true }, ['fgas-covered']],
  ] as const)('%o: %s', (change, reasons) => {
    expect(rulesFor({ ...rack, ...change }).map(({ reason }) => reason)).toEqual(reasons);
  });

  it('lists duties if rules apply, and none if they do not', () => {
    const answers = fc.record({
      place: fc.constantFrom(...PLACES),
      use: fc.constantFrom('commercial', 'industrial', 'comfort'),
      refrigerant: fc.constantFrom(...refrigerants.map(({ name }) => name)),
      charge: fc.double({ min: 0.1, max: 5_000, noNaN: true }).map(kilograms),
      isLightCommercial: fc.boolean(),
      isSealed: fc.boolean(),
      hasDetection: fc.boolean(),
    }) as fc.Arbitrary<RuleAnswers>;
    fc.assert(
      fc.property(answers, (given) => {
        for (const { reason, duties } of rulesFor(given)) {
          const applies = /covered$|by-mass$|section-608$/.test(reason);
          expect(duties.length > 0).toBe(applies);
        }
      }),
    );
  });

  it('requires detection in the Union by mass too, from 100 kg of an unsaturated HFC', () => {
    const ids = (weight: number) =>
      rulesFor({ ...rack, place: 'eu', refrigerant: 'R-1234ze(E)', charge: kilograms(weight) }).flatMap(
        ({ duties }) => duties.map(({ id }) => id),
      );
    expect(ids(150)).toEqual(expect.arrayContaining(['eu-detection', 'eu-detection-check']));
    expect(ids(99)).not.toContain('eu-detection');
  });

  it('never requires less of a larger charge', () => {
    const pairs = fc.tuple(
      fc.constantFrom(...PLACES),
      fc.constantFrom(...refrigerants.map(({ name }) => name)),
      fc.double({ min: 0.1, max: 2_000, noNaN: true }),
      fc.double({ min: 1, max: 5, noNaN: true }),
    );
    fc.assert(
      fc.property(pairs, ([place, gas, smaller, factor]) => {
        const count = (weight: number) =>
          rulesFor({ ...rack, place, refrigerant: gas, charge: kilograms(weight) })
            .map(({ duties }) => duties.length)
            .reduce((sum, duties) => sum + duties, 0);
        expect(count(smaller * factor)).toBeGreaterThanOrEqual(count(smaller));
      }),
    );
  });
});
