import { type EventState, eventState } from '../../../shared/events/eventState.ts';
import { wholeMinutes } from '../../content/entries/films/captions.ts';
import { regionValue } from '../../content/reading/regionValue.ts';
import type { PageEntry } from '../../content/site/entries.ts';
import { webinarEnd } from './eventCalendar.ts';

/** An event or webinar as the program lists it. */
export interface ProgramEntry {
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
  /** Length of a webinar’s recording. */
  watchMinutes?: number | undefined;
  state: EventState;
}

/** Filter value for online events. */
const ONLINE = 'online';

function fromEvent(event: PageEntry<'event'>, now: Date): ProgramEntry {
  const { path, title, summary, starts, ends, timeZone, cover, venue, format, seats } = event;
  return {
    kind: 'event',
    ...{ path, title, summary, starts, ends, timeZone, cover, venue, format, seats },
    place: regionValue(event.region),
    people: event.record?.people,
    state: eventState(starts, ends, now),
  };
}

function fromWebinar(webinar: PageEntry<'webinar'>, now: Date): ProgramEntry {
  const { path, title, summary, starts, timeZone, cover, recording } = webinar;
  const ends = webinarEnd(webinar);
  return {
    kind: 'webinar',
    ...{ path, title, summary, starts, ends, timeZone, cover },
    watchMinutes: recording && wholeMinutes(recording.seconds),
    place: ONLINE,
    state: eventState(starts, ends, now),
  };
}

export interface Program {
  /** Nearest first. */
  ahead: ProgramEntry[];
  /** Latest first. */
  past: ProgramEntry[];
}

/** Events and webinars on one timeline, split at a point in time. */
export function programAt(
  now: Date,
  events: readonly PageEntry<'event'>[],
  webinars: readonly PageEntry<'webinar'>[],
): Program {
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
