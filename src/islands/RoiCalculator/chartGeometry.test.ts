import { describe, expect, it } from 'vitest';
import { computeRoi } from '../../../shared/roi/computeRoi.ts';
import { roiDefaults } from '../../../shared/roi/roiInput.ts';
import { specifiedBands } from '../../../shared/roi/testing/specifiedBands.ts';
import { chartFrame, chartGeometry } from './chartGeometry.ts';

describe('chartGeometry', () => {
  it('draws both buildings to the same scale, with storeys of the same round amount', () => {
    const { unit, today, after } = chartGeometry(computeRoi(roiDefaults, specifiedBands));
    expect(unit).toBe(200_000);
    const height = (building: { top: number }) => chartFrame.groundY - building.top;
    expect(height(today)).toBeCloseTo(chartFrame.tallest, 1);
    expect(height(after) / height(today)).toBeCloseTo(0.85, 3);
    expect(today.slabs).toHaveLength(9);
    expect(after.slabs).toHaveLength(7);
  });

  it('never draws NaN when there is no work', () => {
    const geometry = chartGeometry(computeRoi({ ...roiDefaults, monthlyWorkOrders: 0 }, specifiedBands));
    expect(JSON.stringify(geometry)).not.toMatch(/null|NaN/);
  });

  it.each([
    { inHousePercentage: 150 },
    { inHouseDecreasePercentage: -9000 },
    { outsourcedDecreasePercentage: 150 },
  ])('stays inside its frame with numbers out of range, %o', (input) => {
    const { today, after } = chartGeometry(
      computeRoi({ ...roiDefaults, ...input }, specifiedBands).unclamped,
    );
    for (const building of [today, after]) {
      expect(building.top).toBeGreaterThanOrEqual(chartFrame.groundY - chartFrame.tallest - 0.01);
      expect(building.top).toBeLessThanOrEqual(chartFrame.groundY);
      expect(Math.min(building.inHouse.height, building.outsourced.height)).toBeGreaterThanOrEqual(0);
    }
  });
});
