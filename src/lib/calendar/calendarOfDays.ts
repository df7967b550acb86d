import { escapeText, foldLine } from './calendarFile.ts';

/** Something due on a day: an all-day event that does not block any time. */
export interface DayEntry {
  /** Globally and permanently unique. */
  uid: string;
  /** Such as `2026-09-02`. */
  day: string;
  title: string;
  text: string;
}

const compact = (day: string) => day.replaceAll('-', '');

/** The following day, which calendars take as the exclusive end. */
function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
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
    ...entries.flatMap(({ uid, day, title, text }) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(uid)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
      'TRANSP:TRANSPARENT',
      `SUMMARY:${escapeText(title)}`,
      `DESCRIPTION:${escapeText(text)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
