import { MONTH_STARTS } from '../text/monthStarts.ts';
import { isDay } from './days.ts';
import type { Addition } from './leakRate.ts';
import { KILOGRAMS_PER_POUND } from './refrigerants.ts';

/** A weight's unit. */
export type WeightUnit = 'lb' | 'kg';

/** A line that could not be read, with its number from 1. */
export interface UnreadLine {
  line: number;
  text: string;
  fault: 'day' | 'weight' | 'empty-cell';
}

const two = (value: string | number) => String(value).padStart(2, '0');

function dayOf(text: string, order: 'month-first' | 'day-first'): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text);
  const numbers = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text);
  const named = /^(?:(\d{1,2}) )?([a-z]{3})[a-z]*\.? (?:(\d{1,2}),? )?(\d{4})$/i.exec(text);
  let parts: readonly (string | number | undefined)[] = [];
  if (iso) parts = [iso[1], iso[2], iso[3]];
  else if (numbers)
    parts =
      order === 'month-first' ? [numbers[3], numbers[1], numbers[2]] : [numbers[3], numbers[2], numbers[1]];
  else if (named)
    parts = [named[4], MONTH_STARTS.indexOf((named[2] ?? '').toLowerCase()) + 1, named[1] ?? named[3]];
  const [year, month = 0, date = 0] = parts;
  const day = `${year}-${two(month)}-${two(date)}`;
  return isDay(day) ? day : undefined;
}

/** Kilograms or pounds of a cell such as `41`, `41.5 lb` or `1,204 kg`, in the unit that is wanted. */
function weightOf(text: string, unit: WeightUnit): number | undefined {
  const match = /^(\d[\d,]*(?:\.\d+)?)\s*(lbs?|pounds?|kgs?|kilograms?)?\.?$/i.exec(text);
  if (!match) return undefined;
  const weight = Number((match[1] ?? '').replaceAll(',', ''));
  const own = match[2] ? (/^k/i.test(match[2]) ? 'kg' : 'lb') : unit;
  if (!(weight > 0)) return undefined;
  if (own === unit) return weight;
  return own === 'kg' ? weight / KILOGRAMS_PER_POUND : weight * KILOGRAMS_PER_POUND;
}

/**
 * Reads lines copied from a spreadsheet or typed by hand: a day and a weight, with a tab, a semicolon or spaces in
 * between. Days are `2026-03-18`, `3/18/2026`, `18 Mar 2026` or `March 18, 2026`; `order` says how slashes are read. A
 * heading is passed over. Gives weights in `unit`, and the lines that could not be read.
 */
export function parseAdditions(
  text: string,
  unit: WeightUnit,
  order: 'month-first' | 'day-first' = 'month-first',
): { additions: Addition[]; unread: UnreadLine[] } {
  const additions: Addition[] = [];
  const unread: UnreadLine[] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === '') continue;
    const cells = /[\t;]/.test(line)
      ? line.split(/[\t;]/)
      : (/^(.*\d{4}|\d{4}-\d{1,2}-\d{1,2})[,\s]+(\d.*)$/.exec(line)?.slice(1) ?? [line]);
    const [dayText = '', weightText = ''] = cells.map((cell) => cell.trim().replace(/^"|"$/g, ''));
    const day = dayOf(dayText, order);
    const weight = weightOf(weightText, unit);
    if (day !== undefined && weight !== undefined) additions.push({ day, weight });
    else if (index > 0 || /\d/.test(line))
      unread.push({
        line: index + 1,
        text: line,
        fault: weightText === '' ? 'empty-cell' : day === undefined ? 'day' : 'weight',
      });
  }
  return { additions, unread };
}

/** The rows with the latest days, as many as fit, in their order. A log that is too long loses its beginning. */
export function latestRows<Row extends { day: string }>(rows: readonly Row[], most: number): Row[] {
  const latest = new Set(rows.toSorted((a, b) => (a.day < b.day ? 1 : -1)).slice(0, most));
  return rows.filter((row) => latest.has(row));
}
