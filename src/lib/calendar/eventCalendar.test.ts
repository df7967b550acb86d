import { expect, it } from 'vitest';
import type { PageEntry } from '../../content/site/entries.ts';
import { eventCalendar, googleCalendarAddress } from './eventCalendar.ts';

const event = {
  kind: 'event',
  path: '/events/mixer/',
  title: 'Mixer & supper',
  summary: 'Three talks.',
  announced: '2027-01-11',
  changed: [] as string[],
  starts: '2027-04-22T08:30:00+01:00',
  ends: '2027-04-22T13:30:00+01:00',
  venue: { name: 'Pump House', street: '40 Quay Street', city: 'London', country: 'United Kingdom' },
} as PageEntry<'event'>;

it('dates a calendar file by the event’s last change, and counts its changes', () => {
  expect(eventCalendar(event)).toMatch(
    /DTSTAMP:20270111T000000Z\r\nLAST-MODIFIED:20270111T000000Z\r\nSEQUENCE:0\r\n/,
  );
  expect(eventCalendar({ ...event, changed: ['2027-02-01', '2027-03-02'] })).toMatch(
    /DTSTAMP:20270302T000000Z\r\nLAST-MODIFIED:20270302T000000Z\r\nSEQUENCE:2\r\n/,
  );
});

it('fills in Google’s calendar with the event’s times in UTC, its place and its page', () => {
  const address = new URL(googleCalendarAddress(event));
  expect(address.origin).toBe('https://calendar.google.com');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    action: 'TEMPLATE',
    text: 'Mixer & supper',
    dates: '20270422T073000Z/20270422T123000Z',
    details: expect.stringMatching(/^Three talks\.\nhttps:.*\/events\/mixer\/$/),
    location: 'Pump House, 40 Quay Street, London, United Kingdom',
  });
});
