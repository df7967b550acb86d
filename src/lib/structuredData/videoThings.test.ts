import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allPages } from '../../siteContent.ts';
import { videoThings } from './videoThings.ts';

const thingsOf = (id: string) => {
  const page = allPages().find((one) => one.id === id && one.locale === 'en');
  if (!page) throw new Error(`no page ${id}`);
  return videoThings(page);
};

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-10-01T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it('tells how long a recording is and when it was made', () => {
  expect(thingsOf('webinar/future-of-cmms')).toEqual([
    expect.objectContaining({
      '@type': 'VideoObject',
      duration: 'PT40M',
      uploadDate: '2026-09-16T16:00:00-04:00',
      thumbnailUrl: expect.stringMatching(/^https:\/\/.+\.png$/),
    }),
  ]);
});

it('knows no recording of a webinar that is to come', () => {
  vi.setSystemTime(new Date('2026-09-16T20:10:00Z'));
  expect(thingsOf('webinar/future-of-cmms')).toEqual([]);
});

it.each([
  ['futureproof/fp-videos', 4, 'PT12M'],
  ['tour', 5, 'PT1M10S'],
  ['careers', 1, 'PT2M48S'],
])('lists the films of %s', (id, count, duration) => {
  const things = thingsOf(id);
  expect(things).toHaveLength(count);
  expect(things[0]).toMatchObject({ duration, embedUrl: expect.stringMatching(/^https:/) });
});

it('says nothing of other pages', () => {
  expect(thingsOf('about')).toEqual([]);
});
