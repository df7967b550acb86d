import { describe, expect, it } from 'vitest';
import { stepPath } from './stepPath.ts';

describe('stepPath', () => {
  it('holds each level for its share of the width and ends at the right edge', () => {
    expect(stepPath([10, 5, 0, 10], 10)).toBe('M0 0H250V500H500V1000H750V0H1000');
  });
});
