import { intlLocale } from '../../shared/site/locales.ts';
import { areFaultyPagesAllowed } from '../content/files/allowFaultyPages.ts';
import type { Locale } from '../content/files/locale.ts';
import { endOf, isShown } from '../content/reading/schedule.ts';
import { barSettings, type HelloBarSettings } from '../content/settings/barSettings.ts';
import type { ChromeText } from '../content/words/chromeText.ts';
import { markedText } from '../content/words/publicationMark.ts';

export interface HelloBarContent {
  kind: 'ebook' | 'webinar' | 'whitepaper';
  kicker: string;
  title: string;
  subtitle?: string | undefined;
  action: string;
  href: string;
  isExternal: boolean;
  /** Date and time of its event, as text and machine-readable. */
  when?: { iso: string; date: string; time: string } | undefined;
  /** When the bar disappears: its event begins, or it expires. */
  until?: string | undefined;
  /** Name and value of the query parameter that requests the bar. */
  query?: { name: string; value: string } | undefined;
}

/** Formats an ISO timestamp for readers in a time zone: “January 21, 2027” and “11:00 AM EST”. */
export function announcedTime(iso: string, timeZone: string, locale: Locale): { date: string; time: string } {
  const moment = new Date(iso);
  const language = intlLocale(locale);
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

function wordsOf(text: ChromeText['helloBars'], kind: HelloBarContent['kind']) {
  const words = text[kind];
  if (words === undefined)
    throw new Error(
      `content/settings/bars.yaml: the bar “${kind}” has no words: add helloBars.${kind} to content/chrome/en.yaml`,
    );
  return words;
}

/** Every published hello bar of the site with its text, in order of priority. */
export function helloBars(
  text: ChromeText['helloBars'],
  locale: Locale,
  bars: readonly HelloBarSettings[] = barSettings().helloBars,
): HelloBarContent[] {
  // In development, a bar without text is left out, and chromeFaults reports it.
  const hasWords = ({ kind }: HelloBarSettings) => text[kind] !== undefined || !areFaultyPagesAllowed();
  return bars
    .filter((bar) => isShown(bar) && hasWords(bar))
    .map((bar) => ({
      kind: bar.kind,
      ...wordsOf(text, bar.kind),
      title: markedText(bar, wordsOf(text, bar.kind).title),
      until: endOf(bar, 'startsAt' in bar ? bar.startsAt : undefined),
      href: bar.href,
      isExternal: bar.kind === 'webinar',
      ...(bar.kind === 'webinar'
        ? {
            when: {
              iso: bar.startsAt,
              ...announcedTime(bar.startsAt, bar.timeZones[locale] as string, locale),
            },
          }
        : {}),
      ...(bar.kind === 'ebook' ? { query: bar.query } : {}),
    }));
}

/** The bar to show at a given time: the first that needs no query parameter and has not ended. */
export function shownBar(bars: readonly HelloBarContent[], now: Date): HelloBarContent | undefined {
  return bars.find((bar) => !bar.query && (!bar.until || new Date(bar.until) > now));
}
