/*
 * Moments as people at the place read them. The parts are asked for one by one, so that no locale’s habits of
 * punctuation decide how a ticket reads.
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

/** Time of day by the clocks of a zone, as 08:30. */
export function timeOfDay(moment: Date, timeZone: string): string {
  return part(moment, timeZone, 'en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

export interface DayParts {
  /** Thursday */
  weekday: string;
  /** What a short date has before its year: Apr 22, with its comma, or 22 Apr. */
  beforeYear: string;
  year: string;
  /** April 22, 2027, or 22 April 2027. */
  long: string;
  /** Day of the place, for sorting and for `datetime`: 2027-04-22. */
  iso: string;
}

/** The day that a moment falls on in a zone. */
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

/** Whether the offset written in a moment is the one that clocks in the zone have then. False for an unknown zone. */
export function isOffsetOf(moment: string, timeZone: string): boolean {
  const written = /T(\d\d:\d\d)/.exec(moment)?.[1];
  try {
    return written === timeOfDay(new Date(moment), timeZone);
  } catch {
    return false;
  }
}
