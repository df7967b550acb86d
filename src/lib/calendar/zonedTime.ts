/*
 * Times as people on site read them. The parts are formatted one by one, so that no locale's punctuation decides how a
 * ticket reads.
 */

const locales = { en: 'en-US', 'en-AE': 'en-GB' } as const;
type Language = keyof typeof locales;

function part(
  moment: Date,
  timeZone: string,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(locales[language], { timeZone, ...options }).format(moment);
}

/** Time of day in a time zone, such as 08:30. */
export function timeOfDay(moment: Date, timeZone: string): string {
  return part(moment, timeZone, 'en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
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
export function dayParts(moment: Date, timeZone: string, language: Language = 'en'): DayParts {
  const ask = (options: Intl.DateTimeFormatOptions) => part(moment, timeZone, language, options);
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
