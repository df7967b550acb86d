import { expect, it } from 'vitest';
import { momentIn, partsOfMoment } from './moment.ts';

it.each([
  ['2027-01-21T09:00', 'America/New_York', '2027-01-21T09:00:00-05:00'],
  ['2027-07-21T09:00', 'America/New_York', '2027-07-21T09:00:00-04:00'],
  ['2027-02-23T17:45', 'Asia/Dubai', '2027-02-23T17:45:00+04:00'],
  ['2027-03-28T04:30', 'Europe/Berlin', '2027-03-28T04:30:00+02:00'],
  ['2027-03-28T01:30', 'Europe/Berlin', '2027-03-28T01:30:00+01:00'],
  ['2027-01-21T09:00', 'UTC', '2027-01-21T09:00:00Z'],
])('%s in %s is %s', (local, zone, moment) => {
  expect(momentIn(local, zone)).toBe(moment);
  expect(partsOfMoment(moment)?.local).toBe(local);
});

it.each(['2027-01-21', '{fact.start}', ''])('“%s” is not a date and time', (text) => {
  expect(partsOfMoment(text)).toBeUndefined();
});
