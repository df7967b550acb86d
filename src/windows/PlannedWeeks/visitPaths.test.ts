import { describe, expect, it } from 'vitest';
import { visitPaths } from './visitPaths.ts';

describe('visitPaths', () => {
  it('draws all visits of a state as one path, ten units a week', () => {
    expect(
      visitPaths([
        { week: 1, state: 'done' },
        { week: 3, length: 2, state: 'done' },
        { week: 9, state: 'late' },
      ]),
    ).toEqual([
      { state: 'done', path: 'M1 11h8v18h-8zM21 11h18v18h-18z' },
      { state: 'late', path: 'M81 11h8v18h-8z' },
    ]);
  });
});
