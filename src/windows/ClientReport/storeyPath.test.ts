import { describe, expect, it } from 'vitest';
import { storeyPath } from './storeyPath.ts';

describe('storeyPath', () => {
  it('draws a floor at every full storey below the roof', () => {
    expect(storeyPath(30, 60, 10)).toBe('M0 100v-50h100v50zM0 83.3h100M0 66.7h100');
  });

  it('draws no floor in a building of one storey', () => {
    expect(storeyPath(10, 60, 10)).toBe('M0 100v-16.7h100v16.7z');
  });
});
