import type { YearPlan } from '../../../shared/maintenance/planYear.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import results from '../shared/ToolResults.module.css';
import { formatHourCount } from './formatSchedule.ts';
import type { ScheduleCopy } from './ScheduleMaker.schema.ts';
import { WeekTable, YearCalendar } from './YearCalendar.tsx';

interface ScheduleResultsProps {
  plan: YearPlan;
  year: number;
  capacity: number | undefined;
  copy: ScheduleCopy;
  locale: string;
}

/** The busiest week in large type, what it means for the crew, a chart and a table of the year, and the method. */
export function ScheduleResults({ plan, year, capacity, copy, locale }: ScheduleResultsProps) {
  const hours = (value: number) => fillCopy(copy.result.hours, { hours: formatHourCount(value) });
  const over = capacity === undefined ? [] : plan.load.filter((load) => load > capacity + 1e-9);
  const beyond = over.reduce((sum, load) => sum + load - (capacity ?? 0), 0);
  return (
    <>
      <div className={results.head} data-over={over.length > 0 || undefined}>
        <p className={results.label}>{fillCopy(copy.result.peak, { year: String(year) })}</p>
        <p className={results.rate} data-result="peak">
          {hours(plan.peak)}
        </p>
        <p className={results.limit}>
          {fillCopy(copy.result.average, {
            average: hours(plan.total / plan.mondays.length),
            total: hours(plan.total),
            visits: formatHourCount(plan.visits),
          })}
        </p>
        {capacity === undefined ? null : (
          <p className={results.verdict}>
            {over.length === 0
              ? fillCopy(copy.result.fits, { capacity: hours(capacity) })
              : fillCopy(copy.result.over, {
                  weeks: String(over.length),
                  capacity: hours(capacity),
                  beyond: hours(beyond),
                })}
          </p>
        )}
        {plan.peakBefore > plan.peak ? (
          <p className={results.limit}>{fillCopy(copy.result.before, { before: hours(plan.peakBefore) })}</p>
        ) : null}
      </div>
      <YearCalendar plan={plan} capacity={capacity} copy={copy} locale={locale} />
      <WeekTable plan={plan} copy={copy} locale={locale} />
      <div className={results.part}>
        <h2 className={results.title}>{copy.method.title}</h2>
        <p className={results.none}>{copy.method.text}</p>
      </div>
    </>
  );
}
