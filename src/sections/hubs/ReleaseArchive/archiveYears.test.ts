import { describe, expect, it } from 'vitest';
import { archiveYears } from './archiveYears.ts';

describe('archiveYears', () => {
  it('covers the first year to the last, oldest first, including years without a release', () => {
    const years = archiveYears([{ date: '2021-03-16' }, { date: '2019-10-08' }, { date: '2019-01-29' }]);
    expect(years.map(({ year, releases }) => [year, releases.length])).toEqual([
      ['2019', 2],
      ['2020', 0],
      ['2021', 1],
    ]);
    expect(years[0]?.releases.map(({ date }) => date)).toEqual(['2019-01-29', '2019-10-08']);
  });

  it('gives every year twelve months with their releases', () => {
    const [year] = archiveYears([{ date: '2024-06-11' }, { date: '2024-06-04' }]);
    expect(year?.months).toHaveLength(12);
    expect(year?.months[5]).toEqual({
      id: '2024-06',
      releases: [{ date: '2024-06-04' }, { date: '2024-06-11' }],
    });
    expect(year?.months[0]?.releases).toEqual([]);
  });

  it('is empty without releases', () => expect(archiveYears([])).toEqual([]));
});
