import { siteConfig } from '../../../config/siteConfig.ts';
import { calendarFile, universalTime } from '../../../shared/calendar/calendarFile.ts';
import type { PageEntry } from '../../content/site/entries.ts';
import { originOf } from '../metadata.ts';

/** Timestamp for an event without a date of change: it must be the same in every build. */
const STAMP = `${siteConfig.copyrightYear}-01-01`;

/** Path of the calendar file of an event or webinar, next to its page. */
export function calendarAddress(path: string): string {
  return `${path}event.ics`;
}

/** The venue on one line: name, street, city. */
function placeOf({ venue }: Pick<PageEntry<'event'>, 'venue'>): string {
  return [venue.name, venue.street, venue.city, venue.country].filter(Boolean).join(', ');
}

/** The time when a webinar ends. */
export function webinarEnd({ starts, minutes }: { starts: string; minutes: number }): string {
  return new Date(new Date(starts).getTime() + minutes * 60_000).toISOString();
}

/** Address of a prefilled Google Calendar event, for visitors whose phone does not open .ics files. */
export function googleCalendarAddress(event: PageEntry<'event'>): string {
  const filled = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${universalTime(event.starts)}/${universalTime(event.ends)}`,
    details: `${event.summary}\n${originOf('en')}${event.path}`,
    location: placeOf(event),
  });
  return `https://calendar.google.com/calendar/render?${filled}`;
}

/** The calendar file of an event or webinar. */
export function eventCalendar(entry: PageEntry<'event'> | PageEntry<'webinar'>): string {
  const url = `${originOf('en')}${entry.path}`;
  return calendarFile(
    {
      uid: `${entry.path.slice(1, -1).replaceAll('/', '-')}@${siteConfig.hosts.en}`,
      title: entry.title,
      starts: entry.starts,
      ends: entry.kind === 'event' ? entry.ends : webinarEnd(entry),
      changed: entry.changed.at(-1) ?? entry.announced ?? STAMP,
      sequence: entry.changed.length,
      place: entry.kind === 'event' ? placeOf(entry) : url,
      text: `${entry.summary}\n${url}`,
      url,
    },
    siteConfig.brand.name,
  );
}
