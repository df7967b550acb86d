import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakevenTimeline, clampedFigures, computeRoi } from './computeRoi.ts';
import { formatRoi } from './formatRoi.ts';
import { type RoiInput, roiDefaults } from './roiInput.ts';
import { specifiedBands } from './testing/specifiedBands.ts';

const withInput = (change: Partial<RoiInput>) => computeRoi({ ...roiDefaults, ...change }, specifiedBands);

describe('computeRoi with the defaults', () => {
  const result = computeRoi(roiDefaults, specifiedBands);

  it('gives the figures worked out by hand', () => {
    // 90 × 10 × 12 = 10,800 work orders: 4,320 in house at 5 h, 6,480 outsourced at 7 h, 15 % shorter.
    expect(result.inHouse.workOrders).toBeCloseTo(4320, 8);
    expect(result.inHouse.hoursBefore).toBeCloseTo(21600, 8);
    expect(result.inHouse.hoursSaved).toBeCloseTo(3240, 8);
    expect(result.inHouse.costSaved).toBeCloseTo(3240 * 21.62, 6);
    expect(result.outsourced.hoursBefore).toBeCloseTo(45360, 8);
    expect(result.outsourced.hoursSaved).toBeCloseTo(6804, 8);
    expect(result.outsourced.costSaved).toBeCloseTo(6804 * 31, 6);
    expect(result.totalCostSaved).toBeCloseTo(280972.8, 6);
    // 30,000 license + 7,380 for ten buildings + 0.3 × 30,000.
    expect(result.investment).toBe(46380);
    // (280,972.80 − 46,380) / 46,380.
    expect(result.roiPercentage).toBe(505.81);
    expect(result.integrationSavingPercentage).toBe(62.5);
    expect(result.limit).toBe('none');
  });

  it('formats them as the report prints them', () => {
    expect(formatRoi(result)).toEqual({
      ROIPercentage: '505.81%',
      totalCostSavedPerYear: '$280,972.80',
      totalTimeSavedPerYear: '10,044 hours',
      breakevenTimeline: '2 months',
      costSavedInhouse: '$70,048.80',
      timeSavedInhouse: '3,240 Hr',
      costSavedOutsourced: '$210,924.00',
      timeSavedOutsourced: '6,804 Hr',
      savingsOnIntegrationsPercentage: '62.5%',
    });
  });
});

describe('computeRoi without integration', () => {
  it('leaves the integration out of the investment and of the output', () => {
    const result = withInput({ isIntegration: false });
    expect(result.investment).toBe(37380);
    expect(result.roiPercentage).toBe(651.67);
    expect(result.integrationSavingPercentage).toBeNull();
    expect(formatRoi(result).savingsOnIntegrationsPercentage).toBeNull();
  });
});

describe('cost bands', () => {
  it.each([
    [0, 7000],
    [1, 7000],
    [10, 7000],
    [11, 30000],
    [50, 30000],
    [51, 54000],
    [100, 54000],
    [101, 120000],
    [250, 120000],
    [251, 150000],
    [4000, 150000],
  ])('%d employees license at %d', (inHouseEmployees, cost) => {
    expect(withInput({ inHouseEmployees }).licenseCost).toBe(cost);
  });

  it.each([
    [1, 1000],
    [4, 1000],
    [5, 7380],
    [30, 7380],
    [31, 14805],
    [70, 14805],
    [71, 22050],
    [120, 22050],
    [121, 31020],
  ])('%d buildings cost %d', (buildings, cost) => {
    expect(withInput({ buildings }).buildingCost).toBe(cost);
  });
});

describe('at the ends of the range', () => {
  it('uses the floor’s figures at a return of 200 or less', () => {
    const result = withInput({ monthlyWorkOrders: 10 });
    expect(result.limit).toBe('floor');
    expect(result.roiPercentage).toBe(200);
    expect(result.totalCostSaved).toBe(50000);
    expect(result.totalHoursSaved).toBe(2000);
    expect(result.breakeven).toBe('6 months');
    // In house: 480 orders × 5 h = 2,400 h before, 2,040 h after. Outsourced: 720 × 7 h = 5,040 h before, 4,284 h after.
    expect(result.inHouse.hoursSaved).toBeCloseTo(clampedFigures.floor.inHouseHoursBefore - 2040, 6);
    expect(result.inHouse.costSaved).toBeCloseTo(Math.abs(2400 * 21.62 - 210000), 6);
    expect(result.outsourced.hoursSaved).toBeCloseTo(756, 6);
    expect(result.outsourced.costSaved).toBeCloseTo(250000 - 4284 * 31, 6);
  });

  it('uses the ceiling’s figures at a return of 1500 or more', () => {
    const result = withInput({ monthlyWorkOrders: 500 });
    expect(result.limit).toBe('ceiling');
    expect(result.roiPercentage).toBe(1500);
    expect(result.totalCostSaved).toBe(270000);
    expect(result.totalHoursSaved).toBe(10200);
    expect(result.breakeven).toBe('2 months');
    expect(result.inHouse.hoursBefore).toBe(58800);
    expect(result.inHouse.costAfter).toBe(1143000);
    expect(result.outsourced.costBefore).toBe(1370000);
  });

  it.each([
    ['floor', { monthlyWorkOrders: 10 }],
    ['floor', { buildings: 1, inHouseEmployees: 1000 }],
    ['ceiling', { buildings: 40 }],
    ['ceiling', { buildings: 2000 }],
  ] as const)('computes all figures but five at the %s, %o', (limit, input) => {
    const { unclamped, ...result } = withInput(input);
    const fixed = clampedFigures[limit];
    expect(result.limit).toBe(limit);
    expect(result).toMatchObject({
      totalCostSaved: fixed.totalCostSaved,
      totalHoursSaved: fixed.totalHoursSaved,
      inHouse: {
        hoursBefore: fixed.inHouseHoursBefore,
        hoursAfter: unclamped.inHouse.hoursAfter,
        costBefore: unclamped.inHouse.costBefore,
        costAfter: fixed.inHouseCostAfter,
      },
      outsourced: {
        hoursBefore: unclamped.outsourced.hoursBefore,
        hoursAfter: unclamped.outsourced.hoursAfter,
        costBefore: fixed.outsourcedCostBefore,
        costAfter: unclamped.outsourced.costAfter,
      },
      costBefore: unclamped.inHouse.costBefore + fixed.outsourcedCostBefore,
      costAfter: fixed.inHouseCostAfter + unclamped.outsourced.costAfter,
      savedShare: fixed.totalCostSaved / (unclamped.inHouse.costBefore + fixed.outsourcedCostBefore),
    });
  });
});

describe('the unclamped sums', () => {
  it('add up at the ends', () => {
    // 200 buildings, 20 times the defaults' ten: 20 × $280,972.80 on 30,000 + 31,020 + 9,000.
    const { unclamped } = withInput({ buildings: 200 });
    expect(unclamped.totalCostSaved).toBeCloseTo(5619456, 4);
    expect(unclamped.totalHoursSaved).toBeCloseTo(200880, 4);
    expect(unclamped.roiPercentage).toBeCloseTo(((5619456 - 70020) / 70020) * 100, 6);
    expect(unclamped.costBefore - unclamped.costAfter).toBeCloseTo(5619456, 4);
    expect(unclamped.savedShare).toBeCloseTo(0.15, 12);
  });

  it('are the published figures where nothing is clamped', () => {
    const { unclamped, ...result } = withInput({});
    expect(result).toMatchObject({
      costBefore: unclamped.costBefore,
      costAfter: unclamped.costAfter,
      totalCostSaved: unclamped.totalCostSaved,
      totalHoursSaved: unclamped.totalHoursSaved,
      savedShare: unclamped.savedShare,
    });
    expect(result.roiPercentage).toBeCloseTo(unclamped.roiPercentage, 2);
  });
});

describe('numbers outside the page’s limits', () => {
  it('are used as they are', () => {
    const { unclamped, input, ...result } = withInput({ inHousePercentage: 150, inHouseHours: -2 });
    expect(input).toMatchObject({ inHousePercentage: 150, inHouseHours: -2 });
    // 10,800 work orders: 16,200 in house at −2 h, and −5,400 outsourced at 7 h, 15 % shorter.
    expect(unclamped.inHouse.costSaved).toBeCloseTo(-32400 * 0.15 * 21.62, 6);
    expect(unclamped.outsourced.costSaved).toBeCloseTo(-37800 * 0.15 * 31, 6);
    expect(result.outsourced.hoursSaved).toBeCloseTo(37800 * 0.15, 6);
  });
});

describe('breakevenTimeline', () => {
  it.each([
    [200, 12000, 100, '6 months'],
    [1500, 12000, 100, '2 months'],
    [300, 12000, 1000, '< 1 month'],
    [300, 12000, 1001, '2 months'],
    [300, 12000, 6000, '6 months'],
    [300, 12000, 6001, '> 6 months'],
    [300, 0, 6001, '> 6 months'],
  ])('return %d, saving %d, investment %d: %s', (returned, saving, investment, text) => {
    expect(breakevenTimeline(returned, saving, investment)).toBe(text);
  });
});

describe('any input', () => {
  const anyInput: fc.Arbitrary<RoiInput> = fc.record({
    inHouseEmployees: fc.double(),
    buildings: fc.double(),
    monthlyWorkOrders: fc.double(),
    inHousePercentage: fc.double(),
    inHouseHours: fc.double(),
    inHouseDecreasePercentage: fc.double(),
    outsourcedHours: fc.double(),
    outsourcedDecreasePercentage: fc.double(),
    isIntegration: fc.boolean(),
  });

  it('gives finite, bounded, printable figures', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const result = computeRoi(input, specifiedBands);
        const { inHouse, outsourced, ...totals } = result.unclamped;
        for (const value of [inHouse, outsourced, totals].flatMap(Object.values))
          expect(Number.isFinite(value)).toBe(true);
        expect(result.roiPercentage).toBeGreaterThanOrEqual(200);
        expect(result.roiPercentage).toBeLessThanOrEqual(1500);
        for (const text of Object.values(formatRoi(result))) {
          if (text === null) continue;
          expect(text).not.toMatch(/NaN|Infinity|∞/);
          expect(text.length).toBeLessThanOrEqual(25);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('saves the difference between before and after', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { inHouse, outsourced } = computeRoi(input, specifiedBands);
        for (const category of [inHouse, outsourced]) {
          expect(category.costSaved).toBe(Math.abs(category.costBefore - category.costAfter));
          expect(category.hoursSaved).toBe(Math.abs(category.hoursBefore - category.hoursAfter));
        }
      }),
    );
  });
});
