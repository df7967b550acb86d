import { escapeText, foldLine } from '../../../shared/calendar/calendarFile.ts';

/** Something due on a day: an all-day event that does not block any time. */
export interface DayEntry {
  /** Globally and permanently unique. */
  uid: string;
  /** Such as `2026-09-02`. */
  day: string;
  title: string;
  text: string;
  /** Months between occurrences, if it recurs. */
  everyMonths?: number | undefined;
}

const compact = (day: string) => day.replaceAll('-', '');

/** The following day, which calendars take as the exclusive end. */
function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/**
 * The recurrence rule of an entry. In a month without its day, it falls on the last day: a plain monthly rule would
 * skip the month.
 */
function recurrence({ day, everyMonths }: DayEntry): string[] {
  if (everyMonths === undefined) return [];
  const date = Number(day.slice(8));
  const days = date > 28 ? [28, 29, 30, 31].filter((one) => one <= date) : [];
  const lastOfThese = days.length > 0 ? `;BYMONTHDAY=${days};BYSETPOS=-1` : '';
  return [`RRULE:FREQ=MONTHLY;INTERVAL=${everyMonths}${lastOfThese}`];
}

/** An iCalendar file (RFC 5545) of all-day events. `made` is when it was created, as an ISO date and time. */
export function calendarOfDays(
  entries: readonly DayEntry[],
  { made, maker }: { made: string; maker: string },
): string {
  const stamp = made.replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(maker)}//Duties//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entries.flatMap((entry) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(entry.uid)}`,
      `DTSTAMP:${stamp}`,
      `LAST-MODIFIED:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(entry.day)}`,
      `DTEND;VALUE=DATE:${compact(dayAfter(entry.day))}`,
      ...recurrence(entry),
      'TRANSP:TRANSPARENT',
      `SUMMARY:${escapeText(entry.title)}`,
      `DESCRIPTION:${escapeText(entry.text)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
