import { describe, expect, it } from 'vitest';
import { announcedTime, type HelloBarContent, shownBar } from './helloBars.ts';

const words = { kicker: '', title: '', action: '', href: '/', isExternal: false };
const STARTS = '2027-01-28T16:00:00Z';
const bars: readonly HelloBarContent[] = [
  { ...words, kind: 'ebook', query: { name: 'ebookHelloBar', value: 'true' } },
  { ...words, kind: 'webinar', when: { iso: STARTS, date: '', time: '' } },
  { ...words, kind: 'whitepaper' },
];

describe('shownBar', () => {
  it('is the webinar’s while its date lies ahead', () => {
    expect(shownBar(bars, new Date(Date.parse(STARTS) - 1))?.kind).toBe('webinar');
  });

  it('is the whitepaper’s from that moment on', () => {
    expect(shownBar(bars, new Date(STARTS))?.kind).toBe('whitepaper');
  });

  it('is never the e-book’s, which has to be asked for', () => {
    expect(shownBar(bars.slice(0, 1), new Date(0))).toBeUndefined();
  });
});

describe('announcedTime', () => {
  it('prints day and hour in the zone that is named', () => {
    const { date, time } = announcedTime(STARTS, 'America/New_York', 'en');
    expect(date).toBe('January 28, 2027');
    expect(time).toMatch(/^11:00\sAM EST$/);
  });

  it('prints them on the Emirates’ pages as they are read there', () => {
    const { date, time } = announcedTime(STARTS, 'Asia/Dubai', 'en-AE');
    expect(date).toBe('28 January 2027');
    expect(time).toMatch(/^8:00\sPM GST$/);
  });
});
