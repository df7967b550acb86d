import type { Duty } from '../../../shared/refrigerant/Duty.ts';
import type { JudgedLine, LeakReport } from '../../../shared/refrigerant/federalRule.ts';
import { type LeakRateMethod, rateOf, yearlyLosses } from '../../../shared/refrigerant/leakRate.ts';
import type { RuleFinding } from '../../../shared/refrigerant/rulesFor.ts';
import type { Weight } from '../../../shared/refrigerant/weight.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { Marked } from '../shared/Marked.tsx';
import { circuitLine } from '../shared/refrigerant/circuitLine.ts';
import { DutyList } from '../shared/refrigerant/DutyList.tsx';
import type { DutyCopy } from '../shared/refrigerant/dutyCopy.schema.ts';
import { formatWeight } from '../shared/refrigerant/formatWeight.ts';
import { RuleFindings } from '../shared/refrigerant/RuleFindings.tsx';
import styles from '../shared/ToolResults.module.css';
import { ToolSummary } from '../shared/ToolSummary.tsx';
import { datedDuties } from './datedDuties.ts';
import { formatExactRate, formatRate, formulaOf } from './formatLeak.ts';
import { LeakChart } from './LeakChart.tsx';
import type { LeakRateCopy } from './LeakRateCalculator.schema.ts';
import { additionsOf, type LeakState } from './leakState.ts';

interface LeakResultsProps {
  state: LeakState;
  /** Undefined while the charge is not a valid weight. */
  report: LeakReport | undefined;
  /** Undefined while it is not a valid weight. */
  charge: Weight | undefined;
  /** What the place's rules say about the circuit. */
  findings: readonly RuleFinding[];
  copy: LeakRateCopy;
  dutyCopy: DutyCopy;
  today: string | undefined;
  formatDay: (day: string) => string;
}

const OTHER: Record<LeakRateMethod, LeakRateMethod> = { annualizing: 'rolling', rolling: 'annualizing' };

/** Whether a duty repeats, and the day it was last done is missing. */
const isWithoutDay = ({ due, everyMonths }: Duty) => due === undefined && everyMonths !== undefined;

const formatTonnes = (tonnes: number) =>
  tonnes.toLocaleString('en-US', { maximumFractionDigits: tonnes < 10 ? 1 : 0 });

/** One sentence about what the latest rate means. */
export function verdictOf(
  report: LeakReport,
  copy: LeakRateCopy['result'],
  formatDay: (day: string) => string,
): string {
  const latest = report.lines.at(-1);
  const { exemption, clockStart, limit, start } = report;
  if (exemption) return copy.exempt[exemption];
  const day = clockStart ? formatDay(clockStart.day) : '';
  if (latest?.isOver) return clockStart ? fillCopy(copy.over, { day }) : copy.settled;
  if (clockStart) return fillCopy(copy.running, { day });
  return latest && latest.rate > limit ? fillCopy(copy.before, { day: formatDay(start) }) : copy.within;
}

/**
 * The rate in large type, what it means, the formula with its numbers filled in, upcoming duties, and the log line by
 * line.
 */
export function LeakResults({
  state,
  report,
  charge,
  findings,
  copy,
  dutyCopy,
  today,
  formatDay,
}: LeakResultsProps) {
  const latest = report?.lines.at(-1);
  if (report === undefined || latest === undefined || charge === undefined)
    return <p className={styles.empty}>{copy.result.empty}</p>;
  const weight = (amount: number) => formatWeight({ ...charge, amount });
  const years = yearlyLosses(charge.amount, additionsOf(state, today));
  const year = years.at(-1);
  const other = OTHER[state.method];
  const hasLimit = report.exemption === undefined;
  const isExceeded = latest.rate > report.limit;
  const overfilled = report.lines.findLast((line) => line.weight > charge.amount);
  const duties = datedDuties(report, findings);
  const applies = hasLimit || findings.some((finding) => finding.duties.length > 0);
  const isUndated =
    (state.checked === '' || (state.hasDetection && state.audited === '')) &&
    findings.some((finding) => finding.duties.some(isWithoutDay));
  return (
    <>
      <div className={styles.head} data-over={latest.isOver || undefined}>
        {state.name.trim() ? <p className={styles.name}>{state.name.trim()}</p> : null}
        <p className={styles.label}>{circuitLine(state, copy.use[state.use].label, dutyCopy)}</p>
        <p className={styles.label}>{fillCopy(copy.result.rate, { day: formatDay(latest.day) })}</p>
        <p className={styles.rate} data-result={state.method}>
          {formatExactRate(latest.rate)}
        </p>
        {hasLimit ? (
          <p className={styles.limit}>
            <Marked text={copy.result.limit} name="limit">
              <span data-result="threshold">{formatRate(report.limit)}</span>
            </Marked>
            {'. '}
            <Marked text={copy.result.exceeded} name="answer">
              <span data-result="exceeded">{isExceeded ? copy.result.yes : copy.result.no}</span>
            </Marked>
          </p>
        ) : null}
        <p className={styles.verdict}>{verdictOf(report, copy.result, formatDay)}</p>
        {overfilled ? (
          <p className={styles.doubt} role="note">
            {fillCopy(copy.result.overfilled, {
              day: formatDay(overfilled.day),
              weight: weight(overfilled.weight),
              charge: weight(charge.amount),
            })}
          </p>
        ) : null}
      </div>
      <LeakChart
        lines={report.lines}
        limit={hasLimit ? report.limit : undefined}
        copy={copy.chart}
        formatDay={formatDay}
      />
      <ul className={styles.facts}>
        <li key={other}>
          <Marked text={fillCopy(copy.result.both, { method: copy.method[other].label })} name="rate">
            <span data-result={other}>{formatExactRate(rateOf(latest, other))}</span>
          </Marked>
        </li>
        {year ? (
          <li>
            {[
              fillCopy(copy.result.year, {
                year: String(year.year),
                percent: formatRate(year.percent),
                weight: weight(year.weight),
              }),
              ...(hasLimit ? [copy.result.report] : []),
            ].join(' ')}
          </li>
        ) : null}
        <li>{fillCopy(copy.result.co2, { tonnes: formatTonnes(report.co2Kilograms / 1_000) })}</li>
      </ul>
      <div className={styles.part}>
        <h2 className={styles.title}>{copy.formula.title}</h2>
        <p className={styles.formula}>{formulaOf(latest, state.method, charge, copy.formula)}</p>
      </div>
      {applies ? (
        <div className={styles.part}>
          <h2 className={styles.title}>{copy.duties.title}</h2>
          {duties.length > 0 ? (
            <DutyList
              duties={duties}
              copy={dutyCopy}
              formatDay={formatDay}
              countdown={today ? { today, overdue: copy.duties.overdue, left: copy.duties.left } : undefined}
            />
          ) : hasLimit ? (
            <p className={styles.none}>{copy.duties.none}</p>
          ) : null}
          {isUndated ? <p className={styles.none}>{copy.duties.undated}</p> : null}
        </div>
      ) : null}
      <RuleFindings findings={findings} copy={dutyCopy} formatDay={formatDay} />
      <details className={styles.part}>
        <ToolSummary>
          <span className={styles.title}>{copy.table.title}</span>
        </ToolSummary>
        <LogTable lines={report.lines} copy={copy.table} weight={weight} formatDay={formatDay} />
      </details>
    </>
  );
}

interface LogTableProps {
  lines: readonly JudgedLine[];
  copy: LeakRateCopy['table'];
  weight: (amount: number) => string;
  formatDay: (day: string) => string;
}

function LogTable({ lines, copy, weight, formatDay }: LogTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard.
    <section className={styles.scroll} data-scroll="" aria-label={copy.title} tabIndex={0}>
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
