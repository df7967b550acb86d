import { describe, expect, it } from 'vitest';
import { areaPath, linePath, plotPoints } from './plotPaths.ts';

describe('plotPoints', () => {
  it('spreads values from left to right and scales them between low and high', () => {
    expect(plotPoints([10, 20, 30], 10, 30)).toEqual([
      [0, 0],
      [0.5, 0.5],
      [1, 1],
    ]);
  });
});

describe('linePath', () => {
  it('draws upwards from the lower left', () => {
    expect(linePath(plotPoints([0, 1], 0, 1))).toBe('M0 1000L1000 0');
  });

  it('draws nothing without points', () => {
    expect(linePath([])).toBe('');
  });
});

describe('areaPath', () => {
  it('closes the area backwards along the lower line', () => {
    expect(areaPath(plotPoints([1, 1], 0, 1), plotPoints([0, 0], 0, 1))).toBe(
      'M0 0L1000 0L1000 1000L0 1000Z',
    );
  });
});
