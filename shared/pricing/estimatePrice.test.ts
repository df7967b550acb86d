import { describe, expect, it } from 'vitest';
import { computeRoi } from '../roi/computeRoi.ts';
import { roiDefaults } from '../roi/roiInput.ts';
import { specifiedBands } from '../roi/testing/specifiedBands.ts';
import { estimatePrice, fitsPrice, priceOfSize } from './estimatePrice.ts';
import { formatPrice } from './formatPrice.ts';

const plans = [
  { people: 10, buildings: 4 },
  { people: 50, buildings: 30 },
  { people: 250, buildings: 120 },
  { people: null, buildings: null },
];
const size = (people: number, buildings: number, isIntegrated = false) => ({
  people,
  buildings,
  isIntegrated,
});

describe('the price of a size', () => {
  it.each([
    [1, 1],
    [10, 4],
    [11, 5],
    [50, 30],
    [51, 71],
    [250, 120],
    [251, 121],
  ])('is the investment of the ROI model: %i people, %i buildings', (people, buildings) => {
    for (const isIntegrated of [true, false]) {
      const roi = computeRoi(
        {
          ...roiDefaults,
          inHouseEmployees: people,
          buildings,
          isIntegration: isIntegrated,
        },
        specifiedBands,
      );
      expect(priceOfSize(size(people, buildings, isIntegrated), specifiedBands).year).toBe(roi.investment);
    }
  });
});

describe('the estimate', () => {
  it('picks the first plan that fits both numbers', () => {
    expect(estimatePrice(plans, size(10, 4), specifiedBands).plan).toBe(0);
    expect(estimatePrice(plans, size(10, 5), specifiedBands).plan).toBe(1);
    expect(estimatePrice(plans, size(51, 1), specifiedBands).plan).toBe(2);
    expect(estimatePrice(plans, size(1, 121), specifiedBands).plan).toBe(3);
  });

  it('has no price for a plan that is too small', () => {
    expect(estimatePrice(plans, size(24, 18), specifiedBands).prices[0]).toBeNull();
  });

  it('prices the required plan at its list price, and higher ones at the nearest size that requires them', () => {
    const years = (people: number, buildings: number) =>
      estimatePrice(plans, size(people, buildings), specifiedBands).prices.map(
        (price) => price?.year ?? null,
      );
    const least = (...sizes: [people: number, buildings: number][]) =>
      Math.min(
        ...sizes.map(([people, buildings]) => priceOfSize(size(people, buildings), specifiedBands).year),
      );
    expect(years(24, 18)).toEqual([
      null,
      least([24, 18]),
      least([51, 18], [24, 31]),
      least([251, 18], [24, 121]),
    ]);
    expect(years(8, 3)).toEqual([
      least([8, 3]),
      least([11, 3], [8, 5]),
      least([51, 3], [8, 31]),
      least([251, 3], [8, 121]),
    ]);
    expect(years(8, 20)).toEqual([
      null,
      least([8, 20]),
      least([51, 20], [8, 31]),
      least([251, 20], [8, 121]),
    ]);
  });

  it('never makes a higher plan cheaper', () => {
    for (const people of [1, 10, 11, 50, 51, 100, 101, 250, 251]) {
      const years = estimatePrice(plans, size(people, 3), specifiedBands).prices.flatMap(
        (price) => price?.year ?? [],
      );
      expect(years).toEqual(years.toSorted((a, b) => a - b));
    }
  });
});

it.each([
  [1, true],
  [5000, true],
  [0, false],
  [-5, false],
  [3.5, false],
  [5001, false],
])('%d people: %s', (people, fits) => {
  expect(fitsPrice('people', people)).toBe(fits);
});

it('writes whole dollars', () => {
  expect(formatPrice(37380)).toBe('$37,380');
});

it('writes whole units of another currency', () => {
  expect(formatPrice(37380, { code: 'AED', perDollar: 3.6725, language: 'en-AE' })).toBe('AED\u00a0137,278');
  expect(formatPrice(1.9, { code: 'EUR', perDollar: 0.9, language: 'fr-FR' })).toBe('1,71\u00a0€');
});
