import { type EventState, eventState } from '../../../shared/events/eventState.ts';
import type { PageEntry } from '../../content/entries.ts';
import { regionValue } from '../../content/regionValue.ts';
import { webinarEnd } from './eventCalendar.ts';

/** An event or webinar as the program lists it. */
export interface ProgrammeEntry {
  kind: 'event' | 'webinar';
  path: string;
  title: string;
  summary: string;
  starts: string;
  ends: string;
  timeZone: string;
  cover: PageEntry<'event'>['cover'];
  /** Filter value: the region of an event, or `online`. */
  place: string;
  venue?: PageEntry<'event'>['venue'] | undefined;
  format?: string | undefined;
  seats?: number | undefined;
  /** Number of people who attended. */
  people?: number | undefined;
  /** Length of a webinar. */
  minutes?: number | undefined;
  state: EventState;
}

/** Filter value for online events. */
const ONLINE = 'online';

function fromEvent(event: PageEntry<'event'>, now: Date): ProgrammeEntry {
  const { path, title, summary, starts, ends, timeZone, cover, venue, format, seats } = event;
  return {
    kind: 'event',
    ...{ path, title, summary, starts, ends, timeZone, cover, venue, format, seats },
    place: regionValue(event.region),
    people: event.record?.people,
    state: eventState(starts, ends, now),
  };
}

function fromWebinar(webinar: PageEntry<'webinar'>, now: Date): ProgrammeEntry {
  const { path, title, summary, starts, timeZone, cover, minutes } = webinar;
  const ends = webinarEnd(webinar);
  return {
    kind: 'webinar',
    ...{ path, title, summary, starts, ends, timeZone, cover, minutes },
    place: ONLINE,
    state: eventState(starts, ends, now),
  };
}

export interface Programme {
  /** Nearest first. */
  ahead: ProgrammeEntry[];
  /** Latest first. */
  past: ProgrammeEntry[];
}

/** Events and webinars on one timeline, split at a point in time. */
export function programmeAt(
  now: Date,
  events: readonly PageEntry<'event'>[],
  webinars: readonly PageEntry<'webinar'>[],
): Programme {
  const all = [
    ...events.map((one) => fromEvent(one, now)),
    ...webinars.map((one) => fromWebinar(one, now)),
  ].sort((a, b) => Date.parse(a.starts) - Date.parse(b.starts));
  return {
    ahead: all.filter((entry) => entry.state !== 'past'),
    past: all.filter((entry) => entry.state === 'past').reverse(),
  };
}

/** Whole days between two timestamps, as shown on the dimension line between them. */
export function daysBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000));
}
