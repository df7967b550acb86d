import { expect, it } from 'vitest';
import { oldBundles } from './siteCode.ts';

const NOW = 10_000;
const bundles = (...times: number[]) => times.map((at, index) => ({ name: `bundle ${index}`, at }));

it('keeps the bundles that were used last', () => {
  expect(oldBundles(bundles(1, 5, 3, 4, 2), 'bundle 1', NOW)).toEqual(['bundle 0']);
  expect(oldBundles(bundles(4, 3, 2, 1), 'bundle 0', NOW)).toEqual([]);
});

it('keeps the bundle in use, though a clock that was ahead has dated all others later', () => {
  const ahead = bundles(NOW + 4, NOW + 3, NOW + 2, NOW + 1, NOW);
  expect(oldBundles(ahead, 'bundle 4', NOW)).toEqual(['bundle 3']);
});

it('deletes those that a clock that was ahead has dated before those of today', () => {
  expect(oldBundles(bundles(NOW + 9, 1, 2, 3, NOW), 'bundle 4', NOW)).toEqual(['bundle 0']);
});
