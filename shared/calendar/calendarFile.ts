/**
 * An event of a calendar. Times are ISO timestamps with an offset, such as
 * 2027-04-22T08:30:00+01:00, or without one (2027-04-22T08:30:00) for that time in the reader's own time zone.
 */
export interface CalendarEvent {
  /** Globally unique and stable: an event keeps its id when the file is generated again. */
  uid: string;
  title: string;
  starts: string;
  ends: string;
  /** When the event last changed. */
  changed: string;
  /** How often it has changed since it was announced, 0 if absent: a calendar keeps the copy with the higher number. */
  sequence?: number | undefined;
  place?: string | undefined;
  text?: string | undefined;
  url?: string | undefined;
  /** Makes the event a request: the attendee is invited, and the reply is mailed to the organizer. */
  request?: { organizer: string; attendee: string } | undefined;
}

const encoder = new TextEncoder();

/** Maximum octets in a line before it is folded (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/**
 * Escapes text for a value: backslash, semicolon, comma and line break are escaped, other control characters dropped.
 */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Folds a content line so that no line has more than 75 octets and none ends inside a character. */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      // The space that marks a continuation line counts toward its octets.
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/**
 * Converts a timestamp to UTC, such as 20270422T073000Z. A one-time event needs no time zone definition: every calendar
 * shows it in its reader's own. Throws for an invalid timestamp.
 */
export function universalTime(moment: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) throw new Error(`“${moment}” is not a valid time`);
  return date.toISOString().replace(/[-:]|\.\d+/g, '');
}

/** A start or end: in UTC, or floating (RFC 5545, 3.3.5) if it has no offset. */
function eventTime(moment: string): string {
  const isFloating = /T[\d:]+$/.test(moment);
  const time = universalTime(isFloating ? `${moment}Z` : moment);
  return isFloating ? time.slice(0, -1) : time;
}

/** An iCalendar file (RFC 5545) with one event, with lines folded and terminated as the standard requires. */
export function calendarFile(event: CalendarEvent, maker: string): string {
  const lines: (string | undefined)[] = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(maker)}//Events//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${event.request ? 'REQUEST' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${universalTime(event.changed)}`,
    `LAST-MODIFIED:${universalTime(event.changed)}`,
    `SEQUENCE:${event.sequence ?? 0}`,
    `DTSTART:${eventTime(event.starts)}`,
    `DTEND:${eventTime(event.ends)}`,
    `SUMMARY:${escapeText(event.title)}`,
    event.text && `DESCRIPTION:${escapeText(event.text)}`,
    event.place && `LOCATION:${escapeText(event.place)}`,
    event.url && `URL:${event.url}`,
    event.request && `ORGANIZER:mailto:${event.request.organizer}`,
    event.request && `ATTENDEE;RSVP=TRUE;PARTSTAT=NEEDS-ACTION:mailto:${event.request.attendee}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines
    .filter((line) => line !== undefined && line !== '')
    .map((line) => `${foldLine(line as string)}\r\n`)
    .join('');
}
