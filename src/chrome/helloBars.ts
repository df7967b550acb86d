import { siteConfig } from '../../config/site.ts';
import type { ChromeText } from '../content/chromeText.ts';
import type { Locale } from '../content/locale.ts';

export interface HelloBarContent {
  kind: 'ebook' | 'webinar' | 'whitepaper';
  kicker: string;
  title: string;
  subtitle?: string | undefined;
  action: string;
  href: string;
  isExternal: boolean;
  /** Date and time, as text and machine-readable; after that, the bar has nothing to announce. */
  when?: { iso: string; date: string; time: string } | undefined;
  /** Name and value of the query parameter that asks for the bar. */
  query?: { name: string; value: string } | undefined;
}

/** Formats an ISO timestamp for readers in a time zone: “January 21, 2027” and “11:00 AM EST”. */
export function announcedTime(iso: string, timeZone: string, locale: Locale): { date: string; time: string } {
  const moment = new Date(iso);
  const language = locale === 'en' ? 'en-US' : 'en-AE';
  return {
    date: new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'long' }).format(moment),
    time: new Intl.DateTimeFormat(language, {
      timeZone,
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }).format(moment),
  };
}

/** Every hello bar of the site with its text, in order of priority. */
export function helloBars(text: ChromeText['helloBars'], locale: Locale): HelloBarContent[] {
  return siteConfig.helloBars.map((bar) => ({
    kind: bar.kind,
    ...text[bar.kind],
    href: bar.href,
    isExternal: bar.kind === 'webinar',
    ...(bar.kind === 'webinar'
      ? { when: { iso: bar.startsAt, ...announcedTime(bar.startsAt, bar.timeZones[locale], locale) } }
      : {}),
    ...(bar.kind === 'ebook' ? { query: bar.query } : {}),
  }));
}

/**
 * The bar to show at a given time: the first that needs no query parameter and whose date, if any, is in the future.
 */
export function shownBar(bars: readonly HelloBarContent[], now: Date): HelloBarContent | undefined {
  return bars.find((bar) => !bar.query && (!bar.when || new Date(bar.when.iso) > now));
}
