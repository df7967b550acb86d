import { expect, it } from 'vitest';
import { panelAfter } from './panelAfter.ts';

it('follows the shared selection to a place that the group has', () => {
  expect(panelAfter(4, 5)).toBe(4);
  expect(panelAfter(0, 5)).toBe(0);
});

it('goes to its last panel when a longer group chooses a place beyond it', () => {
  expect(panelAfter(5, 5)).toBe(4);
});
