import { expect, it } from 'vitest';
import { formatHourCount } from './formatSchedule.ts';

it('prints hours as exactly as they can be entered', () => {
  expect([0.75, 1.5, 8, 1204].map(formatHourCount)).toEqual(['0.75', '1.5', '8', '1,204']);
});
