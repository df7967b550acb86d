import { expect, it } from 'vitest';
import { entrySchema } from './entrySchemas.ts';

const event = {
  kind: 'event',
  title: 'Mixer',
  summary: 'Three talks.',
  cover: { scene: 'drawing', name: 'venue-pump-house' },
  announced: '2027-01-11',
  starts: '2027-02-23T17:45:00+04:00',
  ends: '2027-02-23T22:00:00+04:00',
  timeZone: 'Asia/Dubai',
  region: 'Middle East',
  format: 'Open evening',
  seats: 80,
  venue: { name: 'Bayt al Barjeel', city: 'Dubai', country: 'United Arab Emirates' },
};

const faultsOf = (changed: string[]) =>
  entrySchema.safeParse({ ...event, changed }).error?.issues.map(({ message }) => message) ?? [];

it('takes the days on which an event changed in order, and two on one day', () => {
  expect(faultsOf(['2027-01-11', '2027-02-01', '2027-02-01'])).toEqual([]);
  expect(faultsOf(['2027-02-01', '2027-01-20'])).toEqual([
    '2027-01-20 is before 2027-02-01: put the days in order',
  ]);
  expect(faultsOf(['2027-01-10'])).toEqual(['2027-01-10 is before 2027-01-11: put the days in order']);
});
