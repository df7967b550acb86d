import type { YearPlan } from '../../../shared/maintenance/planYear.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import results from '../shared/ToolResults.module.css';
import { ToolSummary } from '../shared/ToolSummary.tsx';
import { formatHourCount, monthName, shortDay } from './formatSchedule.ts';
import type { ScheduleCopy } from './ScheduleMaker.schema.ts';
import { nameOf } from './scheduleFiles.ts';
import styles from './YearCalendar.module.css';

interface YearCalendarProps {
  plan: YearPlan;
  /** Hours that the crew has per week, if known. */
  capacity: number | undefined;
  copy: ScheduleCopy;
  locale: string;
}

/** Height of the bars in user units of the SVG. */
const HEIGHT = 100;

/** Path data of a bar between two heights in a week's column, with a gap before the next. */
const bar = (week: number, from: number, to: number) =>
  `M${week + 0.1} ${(HEIGHT - from).toFixed(1)}V${(HEIGHT - to).toFixed(1)}h.8V${(HEIGHT - from).toFixed(1)}z`;

/** The months with their number of weeks; a week belongs to the month that its Thursday is in. */
function monthsOf(mondays: readonly string[]): { month: number; weeks: number }[] {
  const months = new Map<number, number>();
  for (const monday of mondays) {
    const thursday = new Date(`${monday}T00:00:00Z`);
    thursday.setUTCDate(thursday.getUTCDate() + 3);
    const month = thursday.getUTCMonth() + 1;
    months.set(month, (months.get(month) ?? 0) + 1);
  }
  return [...months].map(([month, weeks]) => ({ month, weeks }));
}

/** A chart of the year: the hours of each week as bars, and below them the weeks of each task's visits. */
export function YearCalendar({ plan, capacity, copy, locale }: YearCalendarProps) {
  const { load, mondays, peak, total, tasks } = plan;
  const weeks = mondays.length;
  const top = Math.max(peak, capacity ?? 0) * 1.08 || 1;
  const height = (hours: number) => (hours / top) * HEIGHT;
  const within = load.map((hours, week) => bar(week, 0, height(Math.min(hours, capacity ?? hours))));
  const beyond = load.flatMap((hours, week) =>
    capacity !== undefined && hours > capacity ? [bar(week, height(capacity), height(hours))] : [],
  );
  const hours = (value: number) => fillCopy(copy.result.hours, { hours: formatHourCount(value) });
  const months = monthsOf(mondays);
  const scale = (
    <div className={styles.months} aria-hidden="true">
      {months.map(({ month, weeks: width }) => {
        const name = monthName(month, locale, 'short');
        return (
          <span key={month} style={{ flexGrow: width }}>
            {name.slice(0, 1)}
            <span className={styles.rest}>{name.slice(1)}</span>
          </span>
        );
      })}
    </div>
  );
  return (
    <>
      <div className={results.part}>
        <h2 className={results.title}>{copy.chart.title}</h2>
        <div
          role="img"
          aria-label={fillCopy(copy.chart.label, {
            weeks: String(weeks),
            peak: hours(peak),
            average: hours(total / weeks),
          })}
        >
          <svg
            className={styles.bars}
            viewBox={`0 0 ${weeks} ${HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path className={styles.within} d={within.join('')} />
            {beyond.length > 0 ? <path className={styles.beyond} d={beyond.join('')} /> : null}
            {capacity === undefined ? null : (
              <path
                className={styles.capacity}
                d={`M0 ${(HEIGHT - height(capacity)).toFixed(1)}H${weeks}`}
                vectorEffect="non-scaling-stroke"
              />
            )}
          </svg>
          {scale}
          {capacity === undefined ? null : (
            <p className={styles.key}>{fillCopy(copy.chart.capacity, { hours: hours(capacity) })}</p>
          )}
        </div>
      </div>
      <div className={results.part}>
        <h2 className={results.title}>
          {fillCopy(copy.calendar.title, { year: (mondays[1] ?? '').slice(0, 4) })}
        </h2>
        <ol className={styles.tasks}>
          {tasks.map((task, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two tasks may be the same; a row keeps its place.
            <li className={styles.task} key={index}>
              <span className={styles.name}>{nameOf(task)}</span>
              <span className={styles.visits}>
                {fillCopy(copy.calendar.visits, {
                  count: String(task.weeks.length),
                  hours: hours(task.hours),
                })}
              </span>
              <svg
                className={styles.strip}
                viewBox={`0 0 ${weeks} 1`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path d={task.weeks.map((week) => `M${week + 0.1} 0h.8v1h-.8z`).join('')} />
              </svg>
            </li>
          ))}
        </ol>
        {scale}
      </div>
    </>
  );
}

/** Every week with its jobs, as a collapsible table. */
export function WeekTable({ plan, copy, locale }: Omit<YearCalendarProps, 'capacity'>) {
  return (
    <details className={results.part}>
      <ToolSummary>
        <span className={results.title}>{copy.weeks.title}</span>
      </ToolSummary>
      <table className={`${results.table} ${styles.table}`}>
        <thead>
          <tr>
            {[copy.weeks.week, copy.weeks.starts, copy.weeks.hours, copy.weeks.jobs].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.mondays.map((monday, week) => {
            const jobs = plan.tasks.filter((task) => task.weeks.includes(week)).map(nameOf);
            return (
              <tr key={monday}>
                <th scope="row">{week + 1}</th>
                <td>
                  <time dateTime={monday}>{shortDay(monday, locale)}</time>
                </td>
                <td>{formatHourCount(plan.load[week] ?? 0)}</td>
                <td>
                  {jobs.length === 0 ? (
                    copy.weeks.free
                  ) : (
                    <ul className={styles.jobs}>
                      {jobs.map((job, index) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: two jobs may be the same; a row keeps its place.
                        <li key={index}>{job}</li>
                      ))}
                    </ul>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
