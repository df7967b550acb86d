import { expect, it } from 'vitest';
import { eventState } from './eventState.ts';

it.each([
  ['2027-04-22T07:29:59Z', 'upcoming'],
  ['2027-04-22T07:30:00Z', 'live'],
  ['2027-04-22T12:29:59Z', 'live'],
  ['2027-04-22T12:30:00Z', 'past'],
])('at %s it is %s', (now, state) => {
  expect(eventState('2027-04-22T08:30:00+01:00', '2027-04-22T13:30:00+01:00', new Date(now))).toBe(state);
});
