import { siteConfig } from '../../../config/site.ts';
import type { PageEntry } from '../../content/entries.ts';
import { originOf } from '../metadata.ts';
import { calendarFile } from './calendarFile.ts';

/** Timestamp for files whose page has no date of change: it must be the same in every build. */
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

/** The calendar file of an event or webinar. `updated` is the day its page last changed, if it states one. */
export function eventCalendar(entry: PageEntry<'event'> | PageEntry<'webinar'>, updated = STAMP): string {
  const url = `${originOf('en')}${entry.path}`;
  return calendarFile(
    {
      uid: `${entry.path.slice(1, -1).replaceAll('/', '-')}@${siteConfig.hosts.en}`,
      title: entry.title,
      starts: entry.starts,
      ends: entry.kind === 'event' ? entry.ends : webinarEnd(entry),
      changed: updated,
      place: entry.kind === 'event' ? placeOf(entry) : url,
      text: `${entry.summary}\n${url}`,
      url,
    },
    siteConfig.brand.name,
  );
}
