import { intlLocale, type Locale } from '../../../shared/site/locales.ts';

/*
 * Local times of an event. The parts are formatted separately, so that a ticket's layout does not depend on a locale's
 * punctuation.
 */

function part(moment: Date, timeZone: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(intlLocale(locale), { timeZone, ...options }).format(moment);
}

/** Time of day in a time zone, such as 08:30. */
export function timeOfDay(moment: Date, timeZone: string): string {
  return part(moment, timeZone, 'en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** Short name of a time zone as it applies then, such as EDT. */
export function zoneName(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

export interface DayParts {
  /** Thursday */
  weekday: string;
  /** The part of a short date before its year: Apr 22, with its comma, or 22 Apr. */
  beforeYear: string;
  year: string;
  /** April 22, 2027, or 22 April 2027. */
  long: string;
  /** Local date, for sorting and for `datetime`: 2027-04-22. */
  iso: string;
}

/** The date of a moment in a time zone. */
export function dayParts(moment: Date, timeZone: string, locale: Locale = 'en'): DayParts {
  const ask = (options: Intl.DateTimeFormatOptions) => part(moment, timeZone, locale, options);
  const year = ask({ year: 'numeric' });
  return {
    weekday: ask({ weekday: 'long' }),
    beforeYear: ask({ dateStyle: 'medium' }).replace(year, '').trim(),
    year,
    long: ask({ dateStyle: 'long' }),
    iso: new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment),
  };
}

/** Whether the offset in a timestamp is the one that applies in the time zone then. False for an unknown zone. */
export function isOffsetOf(moment: string, timeZone: string): boolean {
  const written = /T(\d\d:\d\d)/.exec(moment)?.[1];
  try {
    return written === timeOfDay(new Date(moment), timeZone);
  } catch {
    return false;
  }
}
