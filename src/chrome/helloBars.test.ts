import { describe, expect, it } from 'vitest';
import { siteConfig } from '../../config/site.ts';
import { chromeText } from '../lib/content/chromeText.ts';
import { announcedTime, helloBars, shownBar } from './helloBars.ts';

const bars = helloBars(chromeText('en').helloBars, 'en');
const webinar = siteConfig.helloBars.find((bar) => bar.kind === 'webinar');
const startsAt = new Date(webinar?.startsAt ?? 0);

describe('shownBar', () => {
  it('is the webinar’s while its date lies ahead', () => {
    expect(shownBar(bars, new Date(startsAt.getTime() - 1))?.kind).toBe('webinar');
  });

  it('is the whitepaper’s from that moment on', () => {
    expect(shownBar(bars, startsAt)?.kind).toBe('whitepaper');
  });

  it('is never the e-book’s, which has to be asked for', () => {
    const ebook = bars.filter((bar) => bar.kind === 'ebook');
    expect(ebook).toHaveLength(1);
    expect(shownBar(ebook, new Date(0))).toBeUndefined();
  });
});

describe('helloBars', () => {
  it('says what the specification says', () => {
    const whitepaper = bars.find((bar) => bar.kind === 'whitepaper');
    expect(whitepaper).toMatchObject({
      title: 'Avoid Compliance Fines Up to $57,617/Day!',
      action: 'Get your copy',
      href: '/whitepaper/tech-blueprint-for-refrigeration-compliance-management/',
    });
    expect(whitepaper?.subtitle).toBeTruthy();
    expect(bars.find((bar) => bar.kind === 'webinar')).toMatchObject({
      action: 'Register Now',
      isExternal: true,
    });
    expect(bars.find((bar) => bar.kind === 'ebook')?.query).toEqual({ name: 'ebookHelloBar', value: 'true' });
  });
});

describe('announcedTime', () => {
  it('prints day and hour in the zone that is named', () => {
    const { date, time } = announcedTime('2027-01-21T16:00:00Z', 'America/New_York', 'en');
    expect(date).toBe('January 21, 2027');
    expect(time).toMatch(/^11:00\sAM EST$/);
  });

  it('prints them on the Emirates’ pages as they are read there', () => {
    const { when } =
      helloBars(chromeText('en-AE').helloBars, 'en-AE').find(({ kind }) => kind === 'webinar') ?? {};
    expect(when).toMatchObject(announcedTime(startsAt.toISOString(), 'Asia/Dubai', 'en-AE'));
    expect(announcedTime('2027-01-21T16:00:00Z', 'Asia/Dubai', 'en-AE')).toEqual({
      date: '21 January 2027',
      time: expect.stringMatching(/^8:00\sPM GST$/),
    });
  });
});
