import { describe, expect, it } from 'vitest';
import { isComingWorkday } from './isComingWorkday.ts';

/** A Tuesday. */
const NOW = new Date('2026-12-01T10:00:00Z');

describe('isComingWorkday', () => {
  it.each(['2026-12-01', '2026-12-04', '2026-12-07', '2028-02-29'])('accepts %s', (day) => {
    expect(isComingWorkday(day, NOW)).toBe(true);
  });

  it('accepts a day that is over in Asia and has not ended in Hawaii', () => {
    expect(isComingWorkday('2026-11-30', NOW)).toBe(true);
    expect(isComingWorkday('2026-11-30', new Date('2026-12-01T12:00:00Z'))).toBe(false);
  });

  it.each([
    ['a past day', '2026-11-27'],
    ['a Saturday', '2026-12-05'],
    ['a Sunday', '2026-12-06'],
    ['a day that does not exist', '2027-02-30'],
    ['a month that does not exist', '2027-13-01'],
    ['another format', '12/02/2026'],
    ['a date and time', '2026-12-02T10:00'],
  ])('rejects %s', (_what, day) => {
    expect(isComingWorkday(day, NOW)).toBe(false);
  });
});
