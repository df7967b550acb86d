import { MONTH_PREFIXES } from '../text/monthPrefixes.ts';
import { numberColumn } from '../text/numberColumn.ts';
import type { Frequency, MaintenanceTask } from './planYear.ts';

/** A line that could not be parsed; lines are numbered from 1. */
export interface UnreadTask {
  line: number;
  text: string;
  fault: 'task' | 'frequency' | 'hours';
}

/** What people write for each frequency, including the number of visits a year. */
const WORDS: readonly [Frequency, RegExp][] = [
  ['weekly', /^(w|weekly|every week|each week|1w|52|7 days)$/],
  ['two-weekly', /^(bi-?weekly|fortnightly|(every )?(2|two) weeks|2w|26|14 days)$/],
  ['two-monthly', /^((every )?(2|two) months|every other month|2m|6|60 days)$/],
  ['monthly', /^(m|monthly|every month|each month|1m|12|30 days)$/],
  ['quarterly', /^(q|quarterly|every quarter|(every )?(3|three) months|3m|4|90 days)$/],
  [
    'half-yearly',
    /^(semi-?annual(ly)?|half-?yearly|twice a year|bi-?annual(ly)?|(every )?(6|six) months|6m|2|180 days)$/,
  ],
  [
    'yearly',
    /^(y|a|yearly|annual(ly)?|every year|once a year|(every )?(12|twelve) months|12m|1y|1|365 days)$/,
  ],
];

/** Parses a frequency such as `Quarterly`, `every 3 months` or `3M`. */
export function frequencyOf(text: string): Frequency | undefined {
  const words = text.trim().toLowerCase().replace(/\s+/g, ' ');
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0];
}

/** A cell with hours: the number as typed, and whether it counts minutes. */
function splitUnit(text: string): { number: string; isMinutes: boolean } {
  const [, number = '', unit] =
    /^(.*?)\s*(h|hr|hrs|hours?|m|min|mins|minutes?)?\.?$/i.exec(text.trim()) ?? [];
  return { number, isMinutes: unit?.toLowerCase().startsWith('m') ?? false };
}

/**
 * Parses a column of hours such as `1.5`, `1,5 h`, `90 min` or `1:30`. A cell that reads two ways has no hours, unless
 * another cell shows which mark the column puts before decimals.
 */
export function hoursOf(cells: readonly string[]): (number | undefined)[] {
  const column = numberColumn(cells.map((cell) => splitUnit(cell).number));
  return cells.map((cell, index) => {
    const clock = /^(\d{1,3}):([0-5]\d)$/.exec(cell.trim());
    if (clock) return Number(clock[1]) + Number(clock[2]) / 60;
    const [value, other] = column[index] ?? [];
    if (value === undefined || other !== undefined || value < 0) return undefined;
    return splitUnit(cell).isMinutes ? value / 60 : value;
  });
}

/** Parses a month such as `9`, `Sep` or `September`. */
function monthOf(text: string): number | undefined {
  const number = /^\d{1,2}$/.test(text)
    ? Number(text)
    : MONTH_PREFIXES.indexOf(text.slice(0, 3).toLowerCase()) + 1;
  return number >= 1 && number <= 12 ? number : undefined;
}

/**
 * Parses lines copied from a spreadsheet: asset, task, frequency, hours per visit and, optionally, the month of a
 * visit. Cells are separated by tabs or semicolons. A header row and empty lines are skipped. Returns the tasks, and
 * the lines that could not be parsed with what is wrong in each.
 */
export function parseTasks(text: string): { tasks: MaintenanceTask[]; unread: UnreadTask[] } {
  const tasks: MaintenanceTask[] = [];
  const unread: UnreadTask[] = [];
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((raw, index) => ({
      line: index + 1,
      text: raw.trim(),
      cells: raw.split(/[\t;]/).map((cell) => cell.trim().replace(/^"|"$/g, '')),
    }))
    .filter((line) => line.text !== '');
  const column = hoursOf(lines.map(({ cells }) => cells[3] ?? ''));
  for (const [index, { line, text: read, cells }] of lines.entries()) {
    const [asset = '', task = '', every = '', time = '', month = ''] = cells;
    const frequency = frequencyOf(every);
    const hours = column[index];
    // A first line with neither a frequency nor a digit for its hours is a header row.
    if (line === 1 && frequency === undefined && !/\d/.test(time)) continue;
    if (task === '' && asset === '') unread.push({ line, text: read, fault: 'task' });
    else if (frequency === undefined) unread.push({ line, text: read, fault: 'frequency' });
    else if (hours === undefined) unread.push({ line, text: read, fault: 'hours' });
    else tasks.push({ asset, task, frequency, hours, month: monthOf(month) });
  }
  return { tasks, unread };
}
