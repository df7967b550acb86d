import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatMoment, readSummary } from './StatusSummary.ts';

/** A summary.json with the parts that are read, and some that are not. */
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
    { name: 'Database', scheduled_for: '2026-11-28T22:00:00Z', scheduled_until: '2026-11-28T23:00:00Z' },
  ],
};

it('takes what visitors need from a feed', () => {
  expect(readSummary(summary)).toEqual({
    indicator: 'minor',
    components: [
      { name: 'Web application', state: 'operational' },
      { name: 'Phones', state: 'degraded_performance' },
    ],
    incidents: [{ name: 'Slow sign-in', began: '2026-11-23T08:12:00.000Z', latest: 'A fix is on its way.' }],
    maintenance: [{ name: 'Database', from: '2026-11-28T22:00:00Z', until: '2026-11-28T23:00:00Z' }],
  });
});

it.each([
  ['a page of errors', '<html>'],
  ['nothing', undefined],
  ['no components', { ...summary, components: [] }],
  ['no state of the whole', { ...summary, status: {} }],
  ['a state of the whole that is unknown', { ...summary, status: { indicator: 'fine' } }],
])('takes %s for no feed, rather than for good news', (_, data) => {
  expect(readSummary(data)).toBeUndefined();
});

it('throws at nothing that JSON can hold', () => {
  fc.assert(fc.property(fc.jsonValue(), (data) => void readSummary(data)));
  fc.assert(
    fc.property(
      fc.jsonValue(),
      (part) => void readSummary({ ...summary, incidents: part, components: part }),
    ),
  );
});

it('prints a moment in universal time, by the custom of the place', () => {
  expect(formatMoment('2026-11-23T09:00:00+04:00', 'en')).toBe('Nov 23, 2026, 5:00 AM');
  expect(formatMoment('2026-11-23T09:00:00+04:00', 'en-AE')).toBe('23 Nov 2026, 5:00 AM');
});
