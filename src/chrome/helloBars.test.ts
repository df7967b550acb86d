import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetContent } from '../content/files/contentCache.ts';
import { chromeText } from '../content/words/chromeText.ts';
import { announcedTime, type HelloBarContent, helloBars, shownBar } from './helloBars.ts';

const words = { kicker: '', title: '', action: '', href: '/', isExternal: false };
const STARTS = '2027-01-28T16:00:00Z';
const bars: readonly HelloBarContent[] = [
  { ...words, kind: 'ebook', query: { name: 'ebookHelloBar', value: 'true' } },
  { ...words, kind: 'webinar', until: STARTS },
  { ...words, kind: 'whitepaper' },
];

describe('shownBar', () => {
  it('is the webinar’s until it begins', () => {
    expect(shownBar(bars, new Date(Date.parse(STARTS) - 1))?.kind).toBe('webinar');
  });

  it('is the whitepaper’s from then on', () => {
    expect(shownBar(bars, new Date(STARTS))?.kind).toBe('whitepaper');
  });

  it('is never the e-book’s, which a query parameter must request', () => {
    expect(shownBar(bars.slice(0, 1), new Date(0))).toBeUndefined();
  });
});

describe('helloBars', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2027-01-10T12:00:00Z'), toFake: ['Date'] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    forgetContent();
  });

  const paper = { kind: 'whitepaper', href: '/paper/' } as const;
  const read = (schedule: object) => {
    forgetContent();
    return helloBars(chromeText('en').helloBars, 'en', [{ ...paper, ...schedule }]);
  };

  it.each([
    ['draft', { draft: true }],
    ['scheduled', { publishAt: '2027-01-10T12:00:01Z' }],
    ['expired', { expireAt: '2027-01-10T12:00:00Z' }],
  ])('leaves out one that is %s, and marks it in a preview', (mark, schedule) => {
    expect(read(schedule)).toEqual([]);
    vi.stubEnv('SITE_PREVIEW', '1');
    expect(read(schedule)[0]?.title.toLowerCase()).toMatch(new RegExp(`^${mark}`));
  });

  it('disappears from open pages when it expires, or when its event begins', () => {
    const expireAt = '2027-01-20T00:00:00Z';
    expect(read({ expireAt })[0]?.until).toBe(expireAt);
    const webinar = { kind: 'webinar', timeZones: { en: 'UTC', 'en-AE': 'UTC' }, href: 'https://x.example/' };
    expect(read({ ...webinar, startsAt: STARTS, expireAt })[0]?.until).toBe(expireAt);
    expect(read({ ...webinar, startsAt: '2027-01-15T00:00:00Z', expireAt })[0]?.until).toBe(
      '2027-01-15T00:00:00Z',
    );
  });
});

describe('announcedTime', () => {
  it('prints day and hour in the given time zone', () => {
    const { date, time } = announcedTime(STARTS, 'America/New_York', 'en');
    expect(date).toBe('January 28, 2027');
    expect(time).toMatch(/^11:00\sAM EST$/);
  });

  it('prints them in the Emirates’ format on their pages', () => {
    const { date, time } = announcedTime(STARTS, 'Asia/Dubai', 'en-AE');
    expect(date).toBe('28 January 2027');
    expect(time).toMatch(/^8:00\sPM GST$/);
  });
});
