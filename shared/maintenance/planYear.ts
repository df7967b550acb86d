import { addDays, type Day } from '../refrigerant/days.ts';

/** How often a task comes, from the most to the least frequent. */
export const FREQUENCIES = [
  'weekly',
  'two-weekly',
  'monthly',
  'two-monthly',
  'quarterly',
  'half-yearly',
  'yearly',
] as const;

export type Frequency = (typeof FREQUENCIES)[number];

/** Visits in a year; a weekly task comes in every week, however many the year has. */
const VISITS: Record<Exclude<Frequency, 'weekly'>, number> = {
  'two-weekly': 26,
  monthly: 12,
  'two-monthly': 6,
  quarterly: 4,
  'half-yearly': 2,
  yearly: 1,
};

/** A task of preventive maintenance on an asset. */
export interface MaintenanceTask {
  asset: string;
  task: string;
  frequency: Frequency;
  /** Hours of work for one visit, 0 or more. */
  hours: number;
  /** The month that one of the visits has to be in, 1 to 12; any week will do if absent. */
  month?: number | undefined;
}

/** A task with the weeks of its visits, counted from 0. */
export interface PlannedTask extends MaintenanceTask {
  weeks: number[];
}

/** A year of tasks, by ISO 8601 weeks. */
export interface YearPlan {
  /** The Monday of each week. */
  mondays: Day[];
  /** In the order of the tasks given. */
  tasks: PlannedTask[];
  /** Hours of work in each week. */
  load: number[];
  /** Hours of the busiest week. */
  peak: number;
  /** Hours of the busiest week if each task began in the first week that its month allows. */
  peakBefore: number;
  /** Hours of the whole year. */
  total: number;
  visits: number;
}

/** Passes over all tasks at most; each moves tasks to better weeks, and few are needed. */
const MAX_PASSES = 12;

/** The Mondays of a year's weeks by ISO 8601: week 1 holds January 4, and there are 52 or 53. */
export function mondaysOf(year: number): Day[] {
  const first = (ofYear: number) => {
    const fourth = `${ofYear}-01-04`;
    const weekday = new Date(`${fourth}T00:00:00Z`).getUTCDay() || 7;
    return addDays(fourth, 1 - weekday);
  };
  const next = first(year + 1);
  const mondays: Day[] = [];
  for (let monday = first(year); monday < next; monday = addDays(monday, 7)) mondays.push(monday);
  return mondays;
}

/** Visits that a task has in a year of so many weeks. */
export const visitsIn = (frequency: Frequency, weeks: number): number =>
  frequency === 'weekly' ? weeks : VISITS[frequency];

/** The weeks of visits that follow from the first: whole weeks apart, as evenly as the year divides, around its end. */
function weeksFrom(first: number, visits: number, weeks: number): number[] {
  return Array.from(
    { length: visits },
    (_, index) => (first + Math.floor((index * weeks) / visits)) % weeks,
  ).sort((a, b) => a - b);
}

/** The weeks in which a task may have its first visit. */
function startsOf({ frequency, month }: MaintenanceTask, mondays: readonly Day[]): number[] {
  const interval = Math.ceil(mondays.length / visitsIn(frequency, mondays.length));
  if (month === undefined || frequency === 'weekly')
    return Array.from({ length: interval }, (_, week) => week);
  // A week belongs to the month that its Thursday is in, as by ISO 8601 it does to a year.
  return mondays.flatMap((monday, week) => (Number(addDays(monday, 3).slice(5, 7)) === month ? [week] : []));
}

/** What adding a task in these weeks adds to the sum of squares of the weekly hours. */
const unevenness = (load: readonly number[], weeks: readonly number[], hours: number) =>
  weeks.reduce((sum, week) => sum + hours * (2 * (load[week] ?? 0) + hours), 0);

/**
 * Spreads the visits of a year's tasks so that the weeks have as even an amount of work as their intervals allow.
 *
 * A task with `n` visits in a year of `w` weeks comes every `w / n` weeks, rounded to whole ones, so that two intervals
 * of a task differ by one week at most. Only the first visit is free. The tasks with most work are placed first, each
 * where it makes the sum of squares of the weekly hours smallest; then single tasks are moved as long as that lowers
 * the sum (a local search: good, not proved best). The same tasks give the same plan, in whatever order they are given.
 */
export function planYear(tasks: readonly MaintenanceTask[], year: number): YearPlan {
  const mondays = mondaysOf(year);
  const load = mondays.map(() => 0);
  const before = mondays.map(() => 0);
  const planned = tasks.map((task) => ({ ...task, weeks: [] as number[] }));
  const visitsOf = (task: MaintenanceTask) => visitsIn(task.frequency, mondays.length);
  const put = (weeks: readonly number[], hours: number, onto: number[]) => {
    for (const week of weeks) onto[week] = (onto[week] ?? 0) + hours;
  };
  const best = (task: MaintenanceTask): number[] => {
    let found: number[] = [];
    let least = Number.POSITIVE_INFINITY;
    for (const start of startsOf(task, mondays)) {
      const weeks = weeksFrom(start, visitsOf(task), mondays.length);
      const cost = unevenness(load, weeks, task.hours);
      // A tie is left to the earlier week; sums of fractions need a little room.
      if (cost < least - 1e-9) {
        least = cost;
        found = weeks;
      }
    }
    return found;
  };
  const order = planned.toSorted(
    (a, b) =>
      b.hours * visitsOf(b) - a.hours * visitsOf(a) || b.hours - a.hours || compare(keyOf(a), keyOf(b)),
  );
  for (const task of order) {
    put(weeksFrom(startsOf(task, mondays)[0] ?? 0, visitsOf(task), mondays.length), task.hours, before);
    task.weeks = best(task);
    put(task.weeks, task.hours, load);
  }
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    let isMoved = false;
    for (const task of order) {
      put(task.weeks, -task.hours, load);
      const weeks = best(task);
      const gain = unevenness(load, task.weeks, task.hours) - unevenness(load, weeks, task.hours);
      if (gain > 1e-6) {
        task.weeks = weeks;
        isMoved = true;
      }
      put(task.weeks, task.hours, load);
    }
    if (!isMoved) break;
  }
  // Adding and taking away leaves traces of rounding; sums from the weeks do not.
  const hours = mondays.map((_, week) =>
    sum(planned.map((task) => (task.weeks.includes(week) ? task.hours : 0))),
  );
  return {
    mondays,
    tasks: planned,
    load: hours,
    peak: Math.max(0, ...hours),
    peakBefore: Math.max(0, ...before),
    total: sum(planned.map((task) => task.hours * task.weeks.length)),
    visits: sum(planned.map(({ weeks }) => weeks.length)),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const keyOf = ({ asset, task, frequency, month }: MaintenanceTask) =>
  [asset, task, frequency, month ?? ''].join('\t');

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
