import { describe, expect, it } from 'vitest';
import { releaseMonths } from './releaseMonths.ts';

describe('releaseMonths', () => {
  it('runs from the first month to the last across the year, without a gap', () => {
    const months = releaseMonths([{ date: '2026-02-18' }, { date: '2025-11-19' }, { date: '2025-11-05' }]);
    expect(months.map(({ id, releases }) => [id, releases.map(({ date }) => date)])).toEqual([
      ['2025-11', ['2025-11-05', '2025-11-19']],
      ['2025-12', []],
      ['2026-01', []],
      ['2026-02', ['2026-02-18']],
    ]);
  });
});
