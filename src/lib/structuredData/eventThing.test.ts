import { expect, it } from 'vitest';
import { allPages } from '../../siteContent.ts';
import { eventThing } from './eventThing.ts';

const thingOf = (id: string) => {
  const page = allPages().find((one) => one.id === id && one.locale === 'en');
  if (!page) throw new Error(`no page ${id}`);
  return eventThing(page);
};

it('has the time and place of an event', () => {
  expect(thingOf('events/futureproof-fmsp-london')).toMatchObject({
    '@type': 'BusinessEvent',
    startDate: '2027-04-22T08:30:00+01:00',
    endDate: '2027-04-22T13:30:00+01:00',
    location: { '@type': 'Place', address: { addressLocality: 'London', addressCountry: 'United Kingdom' } },
  });
});

it('gives a webinar’s page as its place', () => {
  expect(thingOf('webinar/future-of-cmms')).toMatchObject({
    startDate: '2026-09-16T16:00:00-04:00',
    endDate: '2026-09-16T20:40:00.000Z',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: expect.stringMatching(/\/webinar\/future-of-cmms\/$/) },
  });
});

it('is undefined for other pages', () => {
  expect(thingOf('about')).toBeUndefined();
});
