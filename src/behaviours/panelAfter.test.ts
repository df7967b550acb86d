import { expect, it } from 'vitest';
import { panelAfter } from './panelAfter.ts';

it('follows the shared selection to a place that the group has', () => {
  expect(panelAfter(0, 4, 5)).toBe(4);
  expect(panelAfter(4, 0, 5)).toBe(0);
});

it('keeps the panel that shows when a longer group chooses a place beyond the last', () => {
  expect(panelAfter(2, 5, 5)).toBe(2);
});
