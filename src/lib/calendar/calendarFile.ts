/** What a calendar is told of one event. Times are moments with an offset, as 2027-04-22T08:30:00+01:00. */
export interface CalendarEvent {
  /** Unique for all time; the same event keeps its own when the file is made again. */
  uid: string;
  title: string;
  starts: string;
  ends: string;
  /** When the words were last changed; by it a calendar knows which of two files is newer. */
  changed: string;
  place?: string | undefined;
  text?: string | undefined;
  url?: string | undefined;
}

const encoder = new TextEncoder();

/** Octets that a line may hold before its break (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** Text of a value: backslash, semicolon, comma and line break are escaped, other control characters left out. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** A content line, broken so that no line has more than 75 octets and none ends within a character. */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      // The space that marks a continued line counts among its octets.
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/**
 * A moment in universal time, as 20270422T073000Z. An event that happens once needs no definition of a time zone: every
 * calendar shows it in its reader’s own. Throws when the moment is none.
 */
export function universalTime(moment: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) throw new Error(`“${moment}” is not a moment`);
  return date.toISOString().replace(/[-:]|\.\d+/g, '');
}

/** An iCalendar file (RFC 5545) with one event, its lines folded and ended as the standard asks. */
export function calendarFile(event: CalendarEvent, maker: string): string {
  const lines: (string | undefined)[] = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(maker)}//Events//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${universalTime(event.changed)}`,
    `DTSTART:${universalTime(event.starts)}`,
    `DTEND:${universalTime(event.ends)}`,
    `SUMMARY:${escapeText(event.title)}`,
    event.text && `DESCRIPTION:${escapeText(event.text)}`,
    event.place && `LOCATION:${escapeText(event.place)}`,
    event.url && `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines
    .filter((line) => line !== undefined && line !== '')
    .map((line) => `${foldLine(line as string)}\r\n`)
    .join('');
}
