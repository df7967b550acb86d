import { expect, it } from 'vitest';
import { shareOf } from './shareOf.ts';

it.each([
  ['30%', 30],
  ['97%', 97],
  ['1,200', 100],
  ['3x', 24],
  ['Same day', 50],
])('gives %s a length of %d', (value, share) => {
  expect(shareOf(value)).toBe(share);
});
