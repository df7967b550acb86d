import type { PlannedTask, YearPlan } from '../../../shared/maintenance/planYear.ts';
import type { Day } from '../../../shared/refrigerant/days.ts';
import { csvFile } from '../../../shared/text/csv.ts';
import { calendarOfDays } from '../../lib/calendar/calendarOfDays.ts';
import type { ScheduleCopy } from './ScheduleMaker.schema.ts';

/** One visit of a plan. */
export interface Visit {
  /** Counted from 1. */
  week: number;
  monday: Day;
  task: PlannedTask;
  /** The row of the task, counted from 0. */
  row: number;
}

/** All visits of a plan, by week and then in the order of the tasks. */
export function visitsOf({ mondays, tasks }: YearPlan): Visit[] {
  return mondays.flatMap((monday, week) =>
    tasks.flatMap((task, row) => (task.weeks.includes(week) ? [{ week: week + 1, monday, task, row }] : [])),
  );
}

/** The plan as CSV (RFC 4180), one line per visit, with two columns to fill in. */
export function scheduleCsv(plan: YearPlan, copy: ScheduleCopy): string {
  const rows = visitsOf(plan).map(({ week, monday, task }) => [
    week,
    monday,
    task.asset,
    task.task,
    copy.frequencies[task.frequency],
    task.hours,
    '',
    '',
  ]);
  return csvFile([copy.files.columns, ...rows]);
}

/** Title of a visit: its asset and task, or whichever of the two is given. */
export const nameOf = ({ asset, task }: { asset: string; task: string }): string =>
  [asset, task].filter(Boolean).join(': ');

/** The plan as an iCalendar file: an all-day event on the Monday of each visit's week. */
export function scheduleCalendar(
  plan: YearPlan,
  copy: ScheduleCopy,
  formatHours: (hours: number) => string,
  options: { host: string; made: string; maker: string },
): string {
  return calendarOfDays(
    visitsOf(plan).map(({ monday, task, row }) => ({
      uid: `pm-${monday}-${row + 1}@${options.host}`,
      day: monday,
      title: nameOf(task),
      text: `${copy.frequencies[task.frequency]}, ${formatHours(task.hours)}`,
    })),
    options,
  );
}
