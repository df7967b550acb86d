import { FREQUENCIES, type Frequency, type MaintenanceTask } from '../../../shared/maintenance/planYear.ts';
import { numberReadings } from '../../../shared/text/numberReadings.ts';
import type { ScheduleCopy } from './ScheduleMaker.schema.ts';

/** Maximum number of tasks, limited by the length of the URL. */
export const MAX_TASKS = 60;

/** One task as typed. */
export interface TaskRow {
  /** Identifies the row while it is edited. */
  key: number;
  asset: string;
  task: string;
  frequency: Frequency;
  hours: string;
  /** `1` to `12`; empty for any month. */
  month: string;
}

/** What a visitor has entered, as typed. */
export interface ScheduleState {
  year: string;
  /** Hours per week that the crew has for this work; empty if unknown. */
  capacity: string;
  rows: TaskRow[];
}

const asRow = ({ asset, task, frequency, hours, month }: MaintenanceTask, key: number): TaskRow => ({
  key,
  asset,
  task,
  frequency,
  hours: String(Number(hours.toFixed(2))),
  month: month === undefined ? '' : String(month),
});

/** Converts tasks to rows of the form, up to the maximum. */
export const rowsOf = (tasks: readonly MaintenanceTask[], firstKey = 0): TaskRow[] =>
  tasks.slice(0, MAX_TASKS).map((task, index) => asRow(task, firstKey + index));

/** The schedule that the page starts with. */
export const exampleOf = ({ year, capacity, tasks }: ScheduleCopy['example']): ScheduleState => ({
  year: String(year),
  capacity: String(capacity),
  rows: rowsOf(tasks),
});

/** An empty row. */
export const blankRow = (key: number): TaskRow => ({
  key,
  asset: '',
  task: '',
  frequency: 'monthly',
  hours: '',
  month: '',
});

/** Whether a number can be the hours of a visit, or those of a crew in a week. */
export const isHours = (value: number): boolean => value > 0 && value <= 1_000;

/** Parses hours; undefined unless they are above 0 and at most 1,000. */
export const readHours = (text: string): number | undefined => numberReadings(text).find(isHours);

/** Parses a year; undefined unless it is in the supported range. */
export function readYear(text: string): number | undefined {
  const year = Number(text);
  return /^\d{4}$/.test(text.trim()) && year >= 2020 && year <= 2100 ? year : undefined;
}

/** Whether a row has nothing in it. */
export const isBlank = ({ asset, task, hours }: TaskRow) => `${asset}${task}${hours}`.trim() === '';

/** Whether a row's hours are invalid; an empty row is not. */
export const isHoursFault = (row: TaskRow): boolean => !isBlank(row) && readHours(row.hours) === undefined;

/** The rows that can be planned. */
export function tasksOf({ rows }: ScheduleState): MaintenanceTask[] {
  return rows.flatMap((row) => {
    const hours = readHours(row.hours);
    if (hours === undefined) return [];
    const { asset, task, frequency, month } = row;
    return [{ asset: asset.trim(), task: task.trim(), frequency, hours, month: Number(month) || undefined }];
  });
}

/** Separators of cells and rows in a URL; they are removed from texts. */
const CELL = '|';
const ROW = '~';

const cell = (text: string) => text.trim().replaceAll(/[|~]/g, ' ').slice(0, 80);

/**
 * Encodes everything entered as a URL fragment, without its `#`. Fragments stay in the browser: they are not part of
 * the request for a page.
 */
export function scheduleFragment({ year, capacity, rows }: ScheduleState): string {
  const tasks = rows
    .filter((row) => !isBlank(row))
    .map(({ asset, task, frequency, hours, month }) =>
      [cell(asset), cell(task), frequency, cell(hours), month].join(CELL),
    );
  return new URLSearchParams({ year, capacity, tasks: tasks.join(ROW) }).toString();
}

/** Restores the state from a URL's fragment; undefined if it has no tasks. */
export function readScheduleFragment(fragment: string): ScheduleState | undefined {
  const query = new URLSearchParams(fragment.replace(/^#/, ''));
  const tasks = query.get('tasks');
  if (tasks === null) return undefined;
  const rows = tasks
    .split(ROW)
    .filter(Boolean)
    .slice(0, MAX_TASKS)
    .map((row, key): TaskRow => {
      const [asset = '', task = '', frequency = '', hours = '', month = ''] = row.split(CELL);
      return {
        key,
        asset: asset.slice(0, 80),
        task: task.slice(0, 80),
        frequency: FREQUENCIES.find((one) => one === frequency) ?? 'monthly',
        hours: hours.slice(0, 8),
        month: /^([1-9]|1[0-2])$/.test(month) ? month : '',
      };
    });
  return {
    year: (query.get('year') ?? '').slice(0, 4),
    capacity: (query.get('capacity') ?? '').slice(0, 8),
    rows: rows.length > 0 ? rows : [blankRow(0)],
  };
}
