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

it('has the length and date of a recording', () => {
  expect(thingsOf('webinar/future-of-cmms')).toEqual([
    expect.objectContaining({
      '@type': 'VideoObject',
      duration: expect.stringMatching(/^PT[5-9]M\d+S$/),
      uploadDate: '2026-09-16',
      embedUrl: expect.stringMatching(/^https:.*\/videos\/future-of-cmms\/$/),
      thumbnailUrl: expect.stringMatching(/^https:\/\/.+\.png$/),
    }),
  ]);
});

it('is empty for an upcoming webinar', () => {
  vi.setSystemTime(new Date('2026-09-16T20:10:00Z'));
  expect(thingsOf('webinar/future-of-cmms')).toEqual([]);
});

it.each(['futureproof/fp-videos', 'tour', 'careers', 'videos/harbor-road'])(
  'lists the films of %s with their length',
  (id) => {
    const things = thingsOf(id);
    expect(things).not.toEqual([]);
    for (const thing of things)
      expect(thing).toMatchObject({
        duration: expect.stringMatching(/^PT\d+M\d+S$/),
        embedUrl: expect.stringMatching(/^https:.*\/videos\/[a-z0-9-]+\/$/),
      });
  },
);

it('is empty for other pages', () => {
  expect(thingsOf('about')).toEqual([]);
});
