import { describe, expect, it } from 'vitest';
import { curvePath, healthAt, shareAt } from './curvePath.ts';

describe('healthAt', () => {
  it('is 0 at failure and nearly 1 long before it', () => {
    expect(healthAt(0)).toBe(0);
    expect(healthAt(14)).toBeGreaterThan(0.98);
  });
});

describe('shareAt', () => {
  it('runs from the longest time to the failure', () => {
    expect(shareAt(14, 14)).toBe(0);
    expect(shareAt(0, 14)).toBe(1);
  });

  it('gives the last weeks more room than the first', () => {
    expect(shareAt(0, 14) - shareAt(1, 14)).toBeGreaterThan(shareAt(13, 14) - shareAt(14, 14));
  });
});

describe('curvePath', () => {
  it('begins near the top at the left and ends on the floor at the right', () => {
    expect(curvePath(14)).toMatch(/^M0 \dL/);
    expect(curvePath(14)).toMatch(/L1000 1000$/);
  });
});
