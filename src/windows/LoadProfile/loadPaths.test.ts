import { describe, expect, it } from 'vitest';
import { loadPaths } from './loadPaths.ts';

const series = {
  measured: [10, 30, 30, 10, 10],
  expected: [10, 10, 10, 10, 10],
  tolerance: 2,
  range: [0, 40],
  excess: [1, 2.5],
} as const;

const path = (kind: string) => loadPaths(series, 0.9).find((part) => part.kind === kind)?.path;

describe('loadPaths', () => {
  it('fills the excess between the measured and the expected line', () => {
    expect(path('excess')).toBe('M250 250L500 250L500 750L250 750Z');
  });

  it('draws the band with its tolerance on both sides', () => {
    expect(path('band')).toMatch(/^M0 700L.*L0 800Z$/);
  });

  it('ends the excess between two values', () => {
    expect(path('dimension')).toMatch(/^M250 100H625/);
  });
});
