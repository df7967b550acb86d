import { expect, it } from 'vitest';
import { staffedHours } from './staffedHours.ts';

it('is one span within a day', () => {
  expect(staffedHours(8, 18)).toEqual([{ from: 8, to: 18 }]);
});

it('is two spans past midnight', () => {
  expect(staffedHours(13, 1)).toEqual([
    { from: 13, to: 24 },
    { from: 0, to: 1 },
  ]);
});

it('begins with the longer span, which has room for the text', () => {
  expect(staffedHours(23, 11)).toEqual([
    { from: 0, to: 11 },
    { from: 23, to: 24 },
  ]);
});

it('ends with the day at midnight', () => {
  expect(staffedHours(12, 0)).toEqual([{ from: 12, to: 24 }]);
});
