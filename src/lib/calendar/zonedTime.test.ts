import { expect, it } from 'vitest';
import { dayParts, isOffsetOf, timeOfDay, zoneName } from './zonedTime.ts';

const london = new Date('2027-04-22T08:30:00+01:00');

it('gives the local time', () => {
  expect(timeOfDay(london, 'Europe/London')).toBe('08:30');
  expect(timeOfDay(london, 'Asia/Dubai')).toBe('11:30');
  expect(timeOfDay(new Date('2027-01-01T00:05:00Z'), 'Europe/London')).toBe('00:05');
});

it('names the zone that applies on the day', () => {
  expect(zoneName(new Date('2027-04-14T10:00:00-04:00'), 'America/New_York')).toBe('EDT');
  expect(zoneName(new Date('2027-02-17T13:00:00-05:00'), 'America/New_York')).toBe('EST');
});

it('gives the local date, which may differ from the server’s', () => {
  const late = new Date('2026-12-31T20:00:00-06:00');
  expect(dayParts(late, 'America/Chicago').iso).toBe('2026-12-31');
  expect(dayParts(late, 'Asia/Dubai').iso).toBe('2027-01-01');
});

it('formats a date by the conventions of each locale', () => {
  expect(dayParts(london, 'Europe/London')).toMatchObject({ weekday: 'Thursday', beforeYear: 'Apr 22,' });
  expect(dayParts(london, 'Europe/London', 'en-AE').beforeYear).toBe('22 Apr');
  expect(dayParts(london, 'Europe/London').long).toBe('April 22, 2027');
  expect(dayParts(london, 'Europe/London', 'en-AE').long).toBe('22 April 2027');
});

it('detects an offset that the zone does not have on that day', () => {
  expect(isOffsetOf('2027-04-22T08:30:00+01:00', 'Europe/London')).toBe(true);
  expect(isOffsetOf('2027-04-22T08:30:00+00:00', 'Europe/London')).toBe(false);
  expect(isOffsetOf('2027-01-21T16:00:00-05:00', 'America/New_York')).toBe(true);
  expect(isOffsetOf('2027-01-21T16:00:00-05:00', 'Nowhere/Else')).toBe(false);
});
