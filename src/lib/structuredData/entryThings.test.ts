import { expect, it } from 'vitest';
import { allPages } from '../content/pages.ts';
import { eventOrVideo } from './entryThings.ts';

const pageOf = (id: string) => {
  const page = allPages().find((one) => one.id === id);
  if (!page) throw new Error(`no page ${id}`);
  return page;
};

it('tells when and where an event is', () => {
  expect(eventOrVideo(pageOf('events/futureproof-fmsp-london'))).toMatchObject({
    '@type': 'BusinessEvent',
    startDate: '2027-04-22T08:30:00+01:00',
    endDate: '2027-04-22T13:30:00+01:00',
    location: { '@type': 'Place', address: { addressLocality: 'London', addressCountry: 'United Kingdom' } },
  });
});

it('tells how long a recording is and when it was made', () => {
  expect(eventOrVideo(pageOf('webinar/future-of-cmms'))).toMatchObject({
    '@type': 'VideoObject',
    duration: 'PT40M',
    uploadDate: '2026-09-16T16:00:00-04:00',
    thumbnailUrl: expect.stringMatching(/^https:\/\/.+\.png$/),
  });
});

it('says nothing of other pages', () => {
  expect(eventOrVideo(pageOf('about'))).toBeUndefined();
});
