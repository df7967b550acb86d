import { type LoadSeries, loadPaths } from '../LoadProfile/loadPaths.ts';
import { type Fact, Facts } from '../parts/Facts.tsx';
import { Plot, type PlotLabel } from '../parts/Plot.tsx';
import { type RuleClause, RuleClauses } from '../parts/RuleClauses.tsx';
import { WindowFrame, type WindowHeading } from '../WindowFrame/WindowFrame.tsx';
import styles from './FaultView.module.css';

/** When a signal was on, as fractions of the day from 0 to 1. */
export interface SignalStrip {
  name: string;
  spans: readonly { from: number; to: number; isFault?: boolean | undefined }[];
}

export interface FaultViewProps extends WindowHeading {
  trend: string;
  series: LoadSeries;
  levels: readonly number[];
  times: readonly PlotLabel[];
  duration: string;
  strips: readonly SignalStrip[];
  rule: string;
  clauses: readonly RuleClause[];
  facts: readonly Fact[];
  /** What to do about it, as the last line of the window. */
  action: string;
}

function spanPath(spans: SignalStrip['spans'], isFault: boolean): string {
  return spans
    .filter((span) => (span.isFault ?? false) === isFault)
    .map(
      ({ from, to }) =>
        `M${Math.round(from * 1000)} 0H${Math.round(to * 1000)}V10H${Math.round(from * 1000)}z`,
    )
    .join('');
}

/** A fault with its evidence: the trend, the conflicting signals, the rule that detected it and its cost. */
export function FaultView(props: FaultViewProps) {
  const { trend, series, levels, times, duration, strips, rule, clauses, facts, action, ...heading } = props;
  const [low, high] = series.range;
  const [from, to] = series.excess;
  const height = 0.88;
  return (
    <WindowFrame {...heading} moves>
      <div className={styles.fault}>
        <div className={styles.evidence}>
          <div className={styles.name}>{trend}</div>
          <Plot
            paths={loadPaths(series, height)}
            levels={levels.map((value) => ({ at: (value - low) / (high - low), text: String(value) }))}
            times={times}
            remark={{ at: [(from + to) / 2 / (series.measured.length - 1), height], text: duration }}
          />
          {strips.map(({ name, spans }) => (
            <div key={name} className={styles.strip}>
              <span className={styles.signal}>{name}</span>
              <svg
                className={styles.track}
                viewBox="0 0 1000 10"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path d={spanPath(spans, false)} />
                <path className={styles.wrong} d={spanPath(spans, true)} />
              </svg>
            </div>
          ))}
        </div>
        <div className={styles.side}>
          <div className={styles.name}>{rule}</div>
          <RuleClauses clauses={clauses} />
          <div className={styles.facts}>
            <Facts facts={facts} layout="list" />
          </div>
          <span className={styles.action}>{action}</span>
        </div>
      </div>
    </WindowFrame>
  );
}
