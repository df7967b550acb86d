import { expect, it } from 'vitest';
import { issueMonths } from './issueMonths.ts';

it('fills the months between the first and the last date, across a year', () => {
  expect(issueMonths(['2025-02-03', '2024-11-30', '2024-12-01'], 'en-US')).toEqual([
    { key: '2024-11', year: 2024, name: 'Nov' },
    { key: '2024-12', name: 'Dec' },
    { key: '2025-01', year: 2025, name: 'Jan' },
    { key: '2025-02', name: 'Feb' },
  ]);
});

it('names every third month if there are many', () => {
  const months = issueMonths(['2023-01-01', '2024-12-01'], 'en-US');
  expect(months).toHaveLength(24);
  expect(months.filter(({ name }) => name).map(({ name }) => name)).toEqual([
    'Jan',
    'Apr',
    'Jul',
    'Oct',
    'Jan',
    'Apr',
    'Jul',
    'Oct',
  ]);
});

it('has no column without a date', () => {
  expect(issueMonths([], 'en-US')).toEqual([]);
});
