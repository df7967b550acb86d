import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { laborRates } from '../roi/computeRoi.ts';
import { roiInputFromQuery, roiInputToQuery } from '../roi/roiInput.ts';
import {
  type DowntimeField,
  type DowntimeInput,
  downtimeDefaults,
  downtimeLimits,
  estimateDowntime,
  roiInputOf,
} from './estimateDowntime.ts';

const fields = Object.keys(downtimeDefaults) as DowntimeField[];

it('matches the example that was computed by hand', () => {
  const estimate = estimateDowntime(downtimeDefaults);
  // 90 × 10 × 12 = 10,800 work orders, 5% of them 540 stops.
  expect(estimate.workOrders).toBe(10_800);
  expect(estimate.stops).toBe(540);
  // 540 × 4 h × $120.
  expect(estimate.stopCost).toBe(259_200);
  // 540 × 40% × 5 h × 35% = 378 h, at $21.62 × 1.5.
  expect(estimate.overtimeHours).toBeCloseTo(378, 9);
  expect(estimate.overtimeCost).toBeCloseTo(12_258.54, 6);
  expect(estimate.premiumCost).toBeCloseTo(4_086.18, 6);
  expect(estimate.total).toBeCloseTo(271_458.54, 6);
  expect(estimate.costPerStop).toBeCloseTo(502.7, 1);
});

it('begins with figures within their ranges, and with the pay of the ROI model', () => {
  for (const field of fields) {
    const { min, max } = downtimeLimits[field];
    expect(downtimeDefaults[field]).toBeGreaterThanOrEqual(min);
    expect(downtimeDefaults[field]).toBeLessThanOrEqual(max);
  }
  expect(downtimeDefaults.hourlyPay).toBe(laborRates.inHouse);
});

describe('every estimate', () => {
  const inputs = fc.record(
    Object.fromEntries(
      fields.map((field) => {
        const { min, max, isWhole } = downtimeLimits[field];
        return [field, isWhole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true })];
      }),
    ),
  ) as unknown as fc.Arbitrary<DowntimeInput>;

  it('is finite, never below 0, and the sum of its parts', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const estimate = estimateDowntime(input);
        for (const figure of Object.values(estimate)) {
          expect(Number.isFinite(figure)).toBe(true);
          expect(figure).toBeGreaterThanOrEqual(0);
        }
        expect(estimate.total).toBe(estimate.stopCost + estimate.overtimeCost);
        expect(estimate.premiumCost).toBeLessThanOrEqual(estimate.overtimeCost);
      }),
    );
  });

  it('grows with each of its figures', () => {
    fc.assert(
      fc.property(inputs, fc.constantFrom(...fields), (input, field) => {
        const more = { ...input, [field]: downtimeLimits[field].max };
        expect(estimateDowntime(more).total).toBeGreaterThanOrEqual(
          estimateDowntime(input).total * (1 - 1e-12),
        );
      }),
    );
  });

  it('passes figures to the ROI calculator unchanged', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const handed = roiInputOf(input);
        expect(roiInputFromQuery(new URLSearchParams(roiInputToQuery(handed, 'Brand')), 'Brand')).toEqual(
          handed,
        );
      }),
    );
  });
});
