import type { CSSProperties } from 'react';
import { type Fact, Facts } from '../parts/Facts.tsx';
import { WindowFrame, type WindowHeading } from '../WindowFrame/WindowFrame.tsx';
import styles from './ClientReport.module.css';
import { storeyPath } from './storeyPath.ts';

export interface ReportBar {
  /** Short, and unique within the chart. */
  name: string;
  value: number;
  isLit?: boolean | undefined;
}

export interface ClientReportProps extends WindowHeading {
  figures: readonly Fact[];
  /** What the bars measure: 'Reactive calls a month'. */
  measure: string;
  bars: readonly ReportBar[];
  /** The value at the top of the chart, and the amount of one storey. */
  top: number;
  storey: number;
}

/** A client's month: the headline figures, and a bar chart of buildings. */
export function ClientReport({ figures, measure, bars, top, storey, ...heading }: ClientReportProps) {
  return (
    <WindowFrame {...heading} moves>
      <div className={styles.figures}>
        <Facts facts={figures} layout="figures" />
      </div>
      <span className={styles.measure}>{measure}</span>
      <div className={styles.chart}>
        {bars.map(({ name, value, isLit }) => (
          <span
            key={name}
            className={styles.bar}
            data-lit={isLit ? '' : undefined}
            style={{ '--height': Math.round((value / top) * 1000) / 1000 } as CSSProperties}
          >
            <span className={styles.value}>{value}</span>
            <svg
              className={styles.building}
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={storeyPath(value, top, storey)} />
            </svg>
            <span className={styles.name}>{name}</span>
          </span>
        ))}
      </div>
    </WindowFrame>
  );
}
