import { expect, it } from 'vitest';
import { quarterOf } from './updateFloors.ts';

it('puts a date on the floor of its quarter', () => {
  expect(['2026-01-01', '2026-03-31', '2026-04-01', '2026-12-31'].map(quarterOf)).toEqual([
    '2026-1',
    '2026-1',
    '2026-2',
    '2026-4',
  ]);
});
