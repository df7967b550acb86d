import type { EntryOf } from '../../../content/entries/entrySchemas.ts';

type AgendaItem = EntryOf<'event'>['agenda'][number];

/** Minutes that one column of the chart covers. */
export const COLUMN_MINUTES = 5;

export interface Placed extends AgendaItem {
  until: string;
  /** Position among the rooms, from 1; 0 without a room. */
  lane: number;
  /** Columns of the chart, from 1, the end exclusive. */
  from: number;
  to: number;
}

export interface AgendaChart {
  items: Placed[];
  /** The number of columns in the day. */
  columns: number;
  /** Hours and half hours, each with its column. */
  marks: { time: string; column: number }[];
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const timeAt = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

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
  const start = minutesOf(opens);
  const end = minutesOf(closes);
  const columnOf = (time: string) => Math.round((minutesOf(time) - start) / COLUMN_MINUTES) + 1;
  const inOrder = [...agenda].sort((a, b) => minutesOf(a.time) - minutesOf(b.time));
  const items = inOrder.map((item, index): Placed => {
    const lane = item.room === undefined ? 0 : rooms.indexOf(item.room) + 1;
    if (item.room !== undefined && lane === 0)
      throw new Error(`the agenda names the room “${item.room}”, which is not among rooms: add it there`);
    const next = inOrder.slice(index + 1).find((other) => other.room === item.room && other.time > item.time);
    const until = item.until ?? next?.time ?? closes;
    return { ...item, until, lane, from: columnOf(item.time), to: columnOf(until) };
  });
  const span = end - start;
  const step = span > 300 ? 60 : 30;
  const marks = [];
  for (let minute = start; minute < end; minute += step)
    marks.push({ time: timeAt(minute), column: (minute - start) / COLUMN_MINUTES + 1 });
  return { items, columns: Math.ceil(span / COLUMN_MINUTES), marks };
}
