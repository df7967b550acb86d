import { siteConfig } from '../../../config/site.ts';
import type { PageEntry } from '../../content/entries.ts';
import { originOf } from '../metadata.ts';
import { calendarFile } from './calendarFile.ts';

/** Stamp of the files whose page names no date of change: it must be the same at every build. */
const STAMP = `${siteConfig.copyrightYear}-01-01`;

/** Address of an event’s or a webinar’s calendar file: beside its page. */
export function calendarAddress(path: string): string {
  return `${path}event.ics`;
}

/** The place as one line: name, street, city. */
function placeOf({ venue }: Pick<PageEntry<'event'>, 'venue'>): string {
  return [venue.name, venue.street, venue.city, venue.country].filter(Boolean).join(', ');
}

/** The moment a webinar is over. */
export function webinarEnd({ starts, minutes }: { starts: string; minutes: number }): string {
  return new Date(new Date(starts).getTime() + minutes * 60_000).toISOString();
}

/** The calendar file of an event or a webinar, whose page may say on which day it was last changed. */
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
