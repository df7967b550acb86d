import { addDays, type Day } from '../refrigerant/days.ts';

/** How often a task is due, from most to least frequent. */
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

/** Visits per year. A weekly task is done every week, whether the year has 52 or 53. */
const VISITS: Record<Exclude<Frequency, 'weekly'>, number> = {
  'two-weekly': 26,
  monthly: 12,
  'two-monthly': 6,
  quarterly: 4,
  'half-yearly': 2,
  yearly: 1,
};

/** A preventive maintenance task. */
export interface MaintenanceTask {
  asset: string;
  task: string;
  frequency: Frequency;
  /** Hours of work per visit, 0 or more. */
  hours: number;
  /** Month in which one of the visits has to be, 1 to 12; any week will do if absent. */
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
  /** In the order of the given tasks. */
  tasks: PlannedTask[];
  /** Hours of work per week. */
  load: number[];
  /** Hours of the busiest week. */
  peak: number;
  /** Hours of the busiest week if each task started in the first week that its month allows. */
  peakBefore: number;
  /** Hours of the whole year. */
  total: number;
  visits: number;
}

/** Maximum number of passes of the local search over all tasks; it usually converges after a few. */
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

/** Number of visits of a task in a year with this many weeks. */
export const visitsIn = (frequency: Frequency, weeks: number): number =>
  frequency === 'weekly' ? weeks : VISITS[frequency];

/** The weeks of all visits, given the first: evenly spaced in whole weeks, wrapping around the end of the year. */
function weeksFrom(first: number, visits: number, weeks: number): number[] {
  return Array.from(
    { length: visits },
    (_, index) => (first + Math.floor((index * weeks) / visits)) % weeks,
  ).sort((a, b) => a - b);
}

/** The weeks in which the first visit of a task can be. */
function startsOf({ frequency, month }: MaintenanceTask, mondays: readonly Day[]): number[] {
  const interval = Math.ceil(mondays.length / visitsIn(frequency, mondays.length));
  if (month === undefined || frequency === 'weekly')
    return Array.from({ length: interval }, (_, week) => week);
  // A week belongs to the month of its Thursday, by analogy to years in ISO 8601.
  return mondays.flatMap((monday, week) => (Number(addDays(monday, 3).slice(5, 7)) === month ? [week] : []));
}

/** By how much a task in these weeks raises the sum of squares of the weekly hours. */
const unevenness = (load: readonly number[], weeks: readonly number[], hours: number) =>
  weeks.reduce((sum, week) => sum + hours * (2 * (load[week] ?? 0) + hours), 0);

/**
 * Schedules a year's visits so that the weekly workload is as even as the tasks' intervals allow.
 *
 * A task with `n` visits in a year of `w` weeks is due every `w / n` weeks, rounded so that its intervals differ by at
 * most one week. Only the first visit can be chosen. Tasks with the most work are placed first, each where it keeps the
 * sum of squares of the weekly hours lowest; then single tasks are moved as long as that lowers the sum. This is a
 * local search: its result is good, but not proven optimal. The order of the given tasks does not affect the plan.
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
      // On a tie, the earlier week wins; the tolerance absorbs rounding errors.
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
  // Summed up anew: repeated adding and subtracting has accumulated rounding errors.
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
