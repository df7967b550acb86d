import { MONTH_PREFIXES } from '../text/monthPrefixes.ts';
import { numberColumn } from '../text/numberColumn.ts';
import { type Day, isDay } from './days.ts';
import { converted, thousandths, type WeightUnit } from './weight.ts';

/** What comes first in a date with slashes. */
export type DateOrder = 'month-first' | 'day-first';

/** An addition for a row of the log: the weight is text, which the row parses again. */
export interface ReadAddition {
  day: Day;
  weight: string;
}

/** A line that could not be read, with its number from 1. */
export interface UnreadLine {
  line: number;
  text: string;
  fault: 'day' | 'weight' | 'empty-cell';
}

/** An ambiguous date, such as `03/04/2026`, in each order. */
export type UndecidedDate = { text: string } & Record<DateOrder, Day>;

export interface ReadAdditions {
  additions: ReadAddition[];
  unread: UnreadLine[];
  /** Set if month and day are ambiguous: nothing was parsed, and the order has to be asked for. */
  undecided?: UndecidedDate;
}

const two = (value: string | number) => String(value).padStart(2, '0');

function dayFrom(year: string | undefined, month: string | number = 0, date: string | number = 0) {
  const day = `${year}-${two(month)}-${two(date)}`;
  return isDay(day) ? day : undefined;
}

/** The days that a date with slashes can mean. */
function slashedDays(text: string): Record<DateOrder, Day | undefined> | undefined {
  const parts = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  return (
    (parts && {
      'month-first': dayFrom(parts[3], parts[1], parts[2]),
      'day-first': dayFrom(parts[3], parts[2], parts[1]),
    }) ??
    undefined
  );
}

function dayOf(text: string, order: DateOrder): Day | undefined {
  const slashed = slashedDays(text);
  // A day above 12 is unambiguous, whatever the others are.
  if (slashed) return slashed[order] ?? slashed['month-first'] ?? slashed['day-first'];
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text);
  if (iso) return dayFrom(iso[1], iso[2], iso[3]);
  // Wherever dates have dots, the day comes first.
  const dotted = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/.exec(text);
  if (dotted) return dayFrom(dotted[3], dotted[2], dotted[1]);
  const named = /^(?:(\d{1,2}) )?([a-z]{3})[a-z]*\.? (?:(\d{1,2}),? )?(\d{4})$/i.exec(text);
  const month = MONTH_PREFIXES.indexOf((named?.[2] ?? '').toLowerCase()) + 1;
  return named ? dayFrom(named[4], month, named[1] ?? named[3]) : undefined;
}

/** The order of a column's dates with slashes: the one that a day above 12 reveals, or else one to ask for. */
function orderOf(dates: readonly string[]): DateOrder | UndecidedDate {
  let order: DateOrder | undefined;
  let undecided: UndecidedDate | undefined;
  for (const text of dates) {
    const { 'month-first': monthFirst, 'day-first': dayFirst } = slashedDays(text) ?? {};
    if (monthFirst === dayFirst) continue;
    if (monthFirst && dayFirst) undecided ??= { text, 'month-first': monthFirst, 'day-first': dayFirst };
    else order ??= monthFirst ? 'month-first' : 'day-first';
  }
  return order ?? undecided ?? 'month-first';
}

/** Cells of a line: day and weight, with a tab, a semicolon, a comma or spaces in between. */
function cellsOf(line: string): [day: string, weight: string] {
  const cells = /[\t;]/.test(line)
    ? line.split(/[\t;]/)
    : (/^(.*\d{4}|\d{4}-\d{1,2}-\d{1,2})[,\s]+(\d.*)$/.exec(line)?.slice(1) ?? [line]);
  const [day = '', weight = ''] = cells.map((cell) => cell.trim().replace(/^"|"$/g, ''));
  return [day, weight];
}

/** A weight's number as typed, and its unit if it names one. */
function splitUnit(text: string): { number: string; unit: WeightUnit | undefined } {
  const [, number = '', name] = /^(.*?)\s*(lbs?|pounds?|kgs?|kilograms?)?\.?$/i.exec(text) ?? [];
  return { number, unit: name ? (/^k/i.test(name) ? 'kg' : 'lb') : undefined };
}

/**
 * Parses lines copied from a spreadsheet or typed by hand: a day and a weight. Days are `2026-03-18`, `18.03.2026`,
 * `3/18/2026`, `18 Mar 2026` or `March 18, 2026`. For dates with slashes a day above 12 in any line decides the order
 * of all; if none does and `order` is not given, the date in question is returned instead. Weights are in `unit` unless
 * they name another. An ambiguous one, such as `1,204`, is left as typed if no other cell decides. A heading is
 * skipped.
 */
export function parseAdditions(text: string, unit: WeightUnit, order?: DateOrder): ReadAdditions {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((raw, index) => ({ line: index + 1, text: raw.trim(), cells: cellsOf(raw.trim()) }))
    .filter((line) => line.text !== '');
  const found = order ?? orderOf(lines.map(({ cells }) => cells[0]));
  if (typeof found === 'object') return { additions: [], unread: [], undecided: found };
  const weights = lines.map(({ cells }) => splitUnit(cells[1]));
  const readings = numberColumn(weights.map(({ number }) => number));
  const additions: ReadAddition[] = [];
  const unread: UnreadLine[] = [];
  for (const [index, { line, text: read, cells }] of lines.entries()) {
    const day = dayOf(cells[0], found);
    const weight = weightText(readings[index] ?? [], weights[index], unit);
    if (day !== undefined && weight !== undefined) additions.push({ day, weight });
    else if (line > 1 || /\d/.test(read))
      unread.push({
        line,
        text: read,
        fault: cells[1] === '' ? 'empty-cell' : day === undefined ? 'day' : 'weight',
      });
  }
  return { additions, unread };
}

/** A cell's weight as its row shows it; undefined unless it is a weight above 0 that can be converted if necessary. */
function weightText(
  readings: readonly number[],
  cell: { number: string; unit: WeightUnit | undefined } | undefined,
  unit: WeightUnit,
): string | undefined {
  const [weight, other] = readings.filter((reading) => thousandths(reading) > 0);
  if (weight === undefined) return undefined;
  if (cell?.unit === undefined || cell.unit === unit)
    return other === undefined ? String(weight) : cell?.number;
  return other === undefined ? String(converted({ amount: weight, unit: cell.unit }).amount) : undefined;
}

/** The rows with the latest days, as many as fit, in their order. A log that is too long loses its beginning. */
export function latestRows<Row extends { day: string }>(rows: readonly Row[], most: number): Row[] {
  const latest = new Set(rows.toSorted((a, b) => (a.day < b.day ? 1 : -1)).slice(0, most));
  return rows.filter((row) => latest.has(row));
}
