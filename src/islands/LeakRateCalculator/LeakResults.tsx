import type { ReactNode } from 'react';
import type { JudgedLine, LeakReport } from '../../../shared/refrigerant/federalRule.ts';
import { type LeakRateMethod, rateOf, yearlyLosses } from '../../../shared/refrigerant/leakRate.ts';
import { fillCopy } from '../shared/fillCopy.ts';
import styles from '../shared/ToolResults.module.css';
import { DutyList } from './DutyList.tsx';
import { formatExactRate, formatRate, formatTonnes, formatWeight } from './formatLeak.ts';
import { LeakChart } from './LeakChart.tsx';
import type { DutyCopy, LeakRateCopy } from './LeakRateCalculator.schema.ts';
import { additionsOf, type LeakState } from './leakState.ts';

interface LeakResultsProps {
  state: LeakState;
  /** Undefined while the charge is not a valid weight. */
  report: LeakReport | undefined;
  /** The charge in pounds. */
  charge: number;
  copy: LeakRateCopy;
  dutyCopy: DutyCopy;
  today: string | undefined;
  formatDay: (day: string) => string;
}

const OTHER: Record<LeakRateMethod, LeakRateMethod> = { annualizing: 'rolling', rolling: 'annualizing' };

/** What the latest rate means, in one sentence. */
export function verdictOf(
  report: LeakReport,
  copy: LeakRateCopy['result'],
  formatDay: (day: string) => string,
): string {
  const latest = report.lines.at(-1);
  if (report.exemption) return copy.exempt[report.exemption];
  if (latest?.isOver) return fillCopy(copy.over, { day: formatDay(latest.day) });
  return latest && latest.rate > report.limit ? copy.before : copy.within;
}

/**
 * The rate in large type, what it means, the formula with its numbers filled in, upcoming duties, and the log line by
 * line.
 */
export function LeakResults({ state, report, charge, copy, dutyCopy, today, formatDay }: LeakResultsProps) {
  const latest = report?.lines.at(-1);
  if (report === undefined || latest === undefined)
    return <p className={styles.empty}>{copy.result.empty}</p>;
  const weight = (pounds: number) => formatWeight(pounds, state.unit);
  const years = yearlyLosses(charge, additionsOf(state));
  const year = years.at(-1);
  const other = OTHER[state.method];
  const formula = fillCopy(copy.formula[state.method], {
    weight: weight(state.method === 'annualizing' ? latest.weight : latest.windowWeight),
    charge: weight(charge),
    days: String(latest.days),
    rate: formatExactRate(latest.rate),
  });
  const isExceeded = report.exemption === undefined && latest.rate > report.limit;
  return (
    <>
      <div className={styles.head} data-over={latest.isOver || undefined}>
        <p className={styles.label}>{fillCopy(copy.result.rate, { day: formatDay(latest.day) })}</p>
        <p className={styles.rate} data-result={state.method}>
          {formatExactRate(latest.rate)}
        </p>
        <p className={styles.limit}>
          <Marked text={copy.result.limit} name="limit">
            <span data-result="threshold">{formatRate(report.limit)}</span>
          </Marked>
          {'. '}
          <Marked text={copy.result.exceeded} name="answer">
            <span data-result="exceeded">{isExceeded ? copy.result.yes : copy.result.no}</span>
          </Marked>
        </p>
        <p className={styles.verdict}>{verdictOf(report, copy.result, formatDay)}</p>
      </div>
      <LeakChart lines={report.lines} limit={report.limit} copy={copy.chart} formatDay={formatDay} />
      <ul className={styles.facts}>
        <li>
          <Marked text={fillCopy(copy.result.both, { method: copy.method[other].label })} name="rate">
            <span data-result={other}>{formatExactRate(rateOf(latest, other))}</span>
          </Marked>
        </li>
        {year ? (
          <li>
            {fillCopy(copy.result.year, {
              year: String(year.year),
              percent: formatRate(year.percent),
              weight: weight(year.weight),
            })}
          </li>
        ) : null}
        <li>{fillCopy(copy.result.co2, { tonnes: formatTonnes(report.co2Kilograms / 1_000) })}</li>
      </ul>
      <div className={styles.part}>
        <h2 className={styles.title}>{copy.formula.title}</h2>
        <p className={styles.formula}>{formula}</p>
      </div>
      <div className={styles.part}>
        <h2 className={styles.title}>{copy.duties.title}</h2>
        {report.duties.length > 0 ? (
          <DutyList
            duties={report.duties}
            copy={dutyCopy}
            formatDay={formatDay}
            countdown={today ? { today, overdue: copy.duties.overdue, left: copy.duties.left } : undefined}
          />
        ) : (
          <p className={styles.none}>{copy.duties.none}</p>
        )}
      </div>
      <details className={styles.part}>
        <summary className={styles.title}>{copy.table.title}</summary>
        <LogTable lines={report.lines} copy={copy.table} weight={weight} formatDay={formatDay} />
      </details>
    </>
  );
}

/** A sentence with an element where it has a placeholder. */
function Marked({ text, name, children }: { text: string; name: string; children: ReactNode }) {
  const [before, after] = text.split(`%${name}%`);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}

interface LogTableProps {
  lines: readonly JudgedLine[];
  copy: LeakRateCopy['table'];
  weight: (pounds: number) => string;
  formatDay: (day: string) => string;
}

function LogTable({ lines, copy, weight, formatDay }: LogTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard.
    <section className={styles.scroll} aria-label={copy.title} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {[copy.day, copy.added, copy.days, copy.annualized, copy.window, copy.rolling].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.day} data-over={line.isOver || undefined}>
              <th scope="row">{formatDay(line.day)}</th>
              <td>{weight(line.weight)}</td>
              <td>{line.days}</td>
              <td>{formatRate(line.annualized)}</td>
              <td>{weight(line.windowWeight)}</td>
              <td>{formatRate(line.rolling)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
