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
  /** Date and time, in words and for machines; after it the bar has nothing to announce. */
  when?: { iso: string; date: string; time: string } | undefined;
  /** Name and value of the query parameter that asks for the bar. */
  query?: { name: string; value: string } | undefined;
}

/** Date and time of an ISO moment as people in a time zone read it: “January 21, 2027” and “11:00 AM EST”. */
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

/** Every hello bar of the site with its words, in the order in which they are considered. */
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

/** The bar that shows at a moment: the first that nobody has to ask for and whose date, if any, lies ahead. */
export function shownBar(bars: readonly HelloBarContent[], now: Date): HelloBarContent | undefined {
  return bars.find((bar) => !bar.query && (!bar.when || new Date(bar.when.iso) > now));
}
