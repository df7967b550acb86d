import { escapeText, foldLine } from './calendarFile.ts';

/** Something that is due on a day: it takes the whole of it and no time. */
export interface DayEntry {
  /** Unique for all time. */
  uid: string;
  /** As `2026-09-02`. */
  day: string;
  title: string;
  text: string;
}

const compact = (day: string) => day.replaceAll('-', '');

/** The day after, which a calendar takes as the end. */
function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** An iCalendar file (RFC 5545) of whole days. `made` is the moment of its making, as an ISO date and time. */
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
