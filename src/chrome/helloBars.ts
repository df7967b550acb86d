import { intlLocale } from '../../shared/site/locales.ts';
import { areFaultyPagesAllowed } from '../content/files/allowFaultyPages.ts';
import type { Locale } from '../content/files/locale.ts';
import { endOf, isShown } from '../content/reading/schedule.ts';
import { barSettings, type HelloBarSettings } from '../content/settings/barSettings.ts';
import type { ChromeText } from '../content/words/chromeText.ts';
import { markedText } from '../content/words/publicationMark.ts';

export interface HelloBarContent {
  id: string;
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
  /** The narrowest window that has room for it, in CSS pixels; any window if undefined. */
  fromWidth?: number | undefined;
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

function wordsOf(text: ChromeText['helloBars'], id: string) {
  const words = text.words[id];
  if (words === undefined)
    throw new Error(
      `content/settings/bars.yaml: the bar “${id}” has no words: add helloBars.words.${id} to content/chrome/en.yaml`,
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
  const hasWords = ({ id }: HelloBarSettings) => text.words[id] !== undefined || !areFaultyPagesAllowed();
  return bars
    .filter((bar) => isShown(bar) && hasWords(bar))
    .map((bar) => {
      const { id, href, query, event, fromWidth } = bar;
      const words = wordsOf(text, id);
      return {
        ...words,
        id,
        href,
        query,
        fromWidth,
        title: markedText(bar, words.title),
        until: endOf(bar, event?.startsAt),
        isExternal: !href.startsWith('/'),
        when: event && {
          iso: event.startsAt,
          ...announcedTime(event.startsAt, event.timeZones[locale] as string, locale),
        },
      };
    });
}

/** Whether a bar is to be shown at a given time, unless one before it is: it needs no query parameter and has not ended. */
export const isWanted = (bar: HelloBarContent, now: Date): boolean =>
  !bar.query && (!bar.until || new Date(bar.until) > now);
