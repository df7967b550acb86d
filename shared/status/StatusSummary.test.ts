import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayColumn, formatMoment, plannedColumns, readSummary } from './StatusSummary.ts';

/** A summary.json with fields that are read, and some that are not. */
const summary = {
  page: { id: 'x1', name: 'Vendor', url: 'https://status.example', updated_at: '2026-11-23T09:00:00.000Z' },
  status: { indicator: 'minor', description: 'Partially Degraded Service' },
  components: [
    { id: 'a', name: 'Web application', status: 'operational', group: false, position: 1 },
    { id: 'b', name: 'Phones', status: 'degraded_performance', group: false, position: 2 },
    { id: 'c', name: 'All of it', status: 'degraded_performance', group: true, position: 3 },
    { id: 'd', name: 'Later', status: 'a_state_of_the_future', group: false, position: 4 },
  ],
  incidents: [
    {
      name: 'Slow sign-in',
      status: 'identified',
      impact: 'minor',
      created_at: '2026-11-23T08:12:00.000Z',
      incident_updates: [{ body: 'A fix is on its way.' }, { body: 'We are looking.' }],
    },
  ],
  scheduled_maintenances: [
    {
      name: 'Database',
      scheduled_for: '2026-11-28T22:00:00Z',
      scheduled_until: '2026-11-28T23:00:00Z',
      components: [{ id: 'b', name: 'Phones' }],
    },
  ],
};

it('reads the fields that the page shows', () => {
  expect(readSummary(summary)).toEqual({
    indicator: 'minor',
    components: [
      { name: 'Web application', state: 'operational' },
      { name: 'Phones', state: 'degraded_performance' },
    ],
    incidents: [{ name: 'Slow sign-in', began: '2026-11-23T08:12:00.000Z', latest: 'A fix is on its way.' }],
    maintenance: [
      {
        name: 'Database',
        from: '2026-11-28T22:00:00Z',
        until: '2026-11-28T23:00:00Z',
        affects: ['Phones'],
      },
    ],
  });
});

it.each([
  ['an error page', '<html>'],
  ['nothing', undefined],
  ['no components', { ...summary, components: [] }],
  ['no overall state', { ...summary, status: {} }],
  ['an unknown overall state', { ...summary, status: { indicator: 'fine' } }],
])('rejects %s, and does not report an operational service', (_, data) => {
  expect(readSummary(data)).toBeUndefined();
});

it('throws for no JSON value', () => {
  fc.assert(fc.property(fc.jsonValue(), (data) => void readSummary(data)));
  fc.assert(
    fc.property(
      fc.jsonValue(),
      (part) => void readSummary({ ...summary, incidents: part, components: part }),
    ),
  );
});

it('has a window for each of 90 days up to today and of 7 to come', () => {
  const today = '2026-11-23T23:30:00Z';
  expect(dayColumn('2026-11-23', today)).toBe(90);
  expect(dayColumn('2026-08-26', today)).toBe(1);
  expect(dayColumn('2026-08-25', today)).toBeUndefined();
  expect(dayColumn('2026-11-30', today)).toBe(97);
});

it('shows maintenance on the days it lasts and the components it is done on', () => {
  const work = { name: 'Database', affects: ['Phones'] };
  const columns = (from: string, until: string, component = 'Phones') =>
    plannedColumns([{ ...work, from, until }], component, '2026-11-23T09:00:00Z');
  expect(columns('2026-11-25T22:00:00Z', '2026-11-27T03:00:00Z')).toEqual(['92 / 95']);
  expect(columns('2026-11-22T22:00:00Z', '2026-11-23T23:00:00Z')).toEqual(['90 / 91']);
  expect(columns('2026-11-29T22:00:00Z', '2026-12-09T03:00:00Z')).toEqual(['96 / 98']);
  expect(columns('2026-12-04T22:00:00Z', '2026-12-04T23:00:00Z')).toEqual([]);
  expect(columns('2026-11-25T22:00:00Z', '2026-11-25T23:00:00Z', 'Reports')).toEqual([]);
});

it('formats a time in UTC, by the conventions of the locale', () => {
  expect(formatMoment('2026-11-23T09:00:00+04:00', 'en')).toBe('Nov 23, 2026, 5:00 AM');
  expect(formatMoment('2026-11-23T09:00:00+04:00', 'en-AE')).toBe('23 Nov 2026, 5:00 AM');
});
