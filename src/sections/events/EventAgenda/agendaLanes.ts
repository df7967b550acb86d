import type { EntryOf } from '../../../content/entries/entrySchemas.ts';

type AgendaItem = EntryOf<'event'>['agenda'][number];

export interface Placed extends AgendaItem {
  until: string;
  /** Position among the rooms, from 1; 0 without a room. */
  lane: number;
  /** Rows of the chart, from 1, the end exclusive. */
  from: number;
  to: number;
}

export interface AgendaChart {
  items: Placed[];
  /** The event from one beginning or end of an item to the next. */
  rows: { time: string; minutes: number; hasStart: boolean }[];
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * Lays out each item of an agenda between the event’s start and end. An item without an end lasts until the next one in
 * its room, or to the end of the event. Throws for a room that the event does not have.
 */
export function agendaLanes(
  agenda: readonly AgendaItem[],
  rooms: readonly string[],
  opens: string,
  closes: string,
): AgendaChart {
  const inOrder = [...agenda].sort((a, b) => minutesOf(a.time) - minutesOf(b.time));
  const timed = inOrder.map((item, index) => {
    const lane = item.room === undefined ? 0 : rooms.indexOf(item.room) + 1;
    if (item.room !== undefined && lane === 0)
      throw new Error(`the agenda names the room “${item.room}”, which is not among rooms: add it there`);
    const next = inOrder.slice(index + 1).find((other) => other.room === item.room && other.time > item.time);
    return { ...item, until: item.until ?? next?.time ?? closes, lane };
  });
  const starts = new Set(timed.map(({ time }) => time));
  const times = [...new Set([opens, closes, ...timed.flatMap(({ time, until }) => [time, until])])].sort();
  const rowOf = (time: string) => times.indexOf(time) + 1;
  return {
    items: timed.map((item): Placed => ({ ...item, from: rowOf(item.time), to: rowOf(item.until) })),
    rows: times.slice(0, -1).map((time, index) => ({
      time,
      minutes: minutesOf(times[index + 1] ?? time) - minutesOf(time),
      hasStart: starts.has(time),
    })),
  };
}
