import { expect, it } from 'vitest';
import { stepPath } from './stepPath.ts';

it('holds each value for its own share of the width', () => {
  expect(stepPath([0, 10], 5, 0, 10).line).toBe('M0 1000H500V0H1000');
});

it('closes the area at the level', () => {
  expect(stepPath([0, 10], 5, 0, 10).area).toBe('M0 1000H500V0H1000V500H0Z');
});
