import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetContent } from '../content/files/contentCache.ts';
import { chromeText } from '../content/words/chromeText.ts';
import { announcedTime, type HelloBarContent, helloBars, isWanted } from './helloBars.ts';

const words = { kicker: '', title: '', action: '', href: '/', isExternal: false };
const STARTS = '2027-01-28T16:00:00Z';
const bars: readonly HelloBarContent[] = [
  { ...words, id: 'ebook', query: { name: 'ebookHelloBar', value: 'true' } },
  { ...words, id: 'webinar', until: STARTS },
  { ...words, id: 'whitepaper' },
];

describe('the wanted bars', () => {
  const wanted = (now: Date) => bars.filter((bar) => isWanted(bar, now)).map(({ id }) => id);

  it('are the webinar’s until it begins, but never the e-book’s, which a query parameter must request', () => {
    expect(wanted(new Date(Date.parse(STARTS) - 1))).toEqual(['webinar', 'whitepaper']);
    expect(wanted(new Date(STARTS))).toEqual(['whitepaper']);
  });
});

describe('helloBars', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2027-01-10T12:00:00Z'), toFake: ['Date'] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    forgetContent();
  });

  const paper = { id: 'whitepaper', href: '/paper/' } as const;
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
    const webinar = (startsAt: string) => ({
      event: { startsAt, timeZones: { en: 'UTC', 'en-AE': 'UTC' } },
      href: 'https://x.example/',
    });
    expect(read({ ...webinar(STARTS), expireAt })[0]?.until).toBe(expireAt);
    expect(read({ ...webinar('2027-01-15T00:00:00Z'), expireAt })[0]?.until).toBe('2027-01-15T00:00:00Z');
  });

  it('can be any number, of which several ask for a query, announce an event, or do both', () => {
    forgetContent();
    const at = (hour: number) => ({
      startsAt: `2027-01-28T${hour}:00:00Z`,
      timeZones: { en: 'America/New_York', 'en-AE': 'Asia/Dubai' },
    });
    const asked = { name: 'bar', value: 'yes' };
    const five: Parameters<typeof helloBars>[2] = [
      { id: 'spring', href: '/spring/', event: at(16) },
      { id: 'fall', href: 'https://x.example/', event: at(18), fromWidth: 1024 },
      { id: 'paper', href: '/paper/' },
      { id: 'book', href: '/book/', query: asked },
      { id: 'talk', href: '/talk/', query: asked, event: at(20) },
    ];
    const own = Object.fromEntries(
      five.map(({ id }) => [id, { kicker: id, title: `The ${id}`, action: 'Go' }]),
    );
    const read = helloBars({ label: '', close: '', words: own }, 'en-AE', five);
    expect(read.map(({ title, when, query, isExternal }) => [title, when?.time, query, isExternal])).toEqual([
      ['The spring', expect.stringMatching(/^8:00\sPM GST$/), undefined, false],
      ['The fall', expect.stringMatching(/^10:00\sPM GST$/), undefined, true],
      ['The paper', undefined, undefined, false],
      ['The book', undefined, asked, false],
      ['The talk', expect.stringMatching(/^12:00\sAM GST$/), asked, false],
    ]);
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
