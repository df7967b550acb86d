import { expect, it } from 'vitest';
import { clampIndex } from './clampIndex.ts';

it('keeps an index that the group has', () => {
  expect(clampIndex(4, 5)).toBe(4);
  expect(clampIndex(0, 5)).toBe(0);
});

it('selects the last tab when a longer group selects one further on', () => {
  expect(clampIndex(5, 5)).toBe(4);
});
