import { CaseCells, type CaseReading } from '../parts/CaseCells.tsx';
import { linePath, plotPoints, plotSize } from '../parts/plotPaths.ts';
import { WindowFrame, type WindowHeading } from '../WindowFrame/WindowFrame.tsx';
import styles from './CaseGrid.module.css';

/** Gas in the air over time. */
export interface GasTraceData {
  name: string;
  /** The latest reading as shown: '61 ppm'. */
  reading: string;
  /** ppm, evenly spaced. */
  values: readonly number[];
  /** ppm at which the detector alarms, and at the top of the chart. */
  limit: number;
  top: number;
}

export interface CaseGridProps extends WindowHeading {
  cases: readonly CaseReading[];
  trace: GasTraceData;
}

/** Air temperatures of an aisle's cases, with the gas reading below them. */
export function CaseGrid({ cases, trace, ...heading }: CaseGridProps) {
  const limit = plotSize - Math.round((trace.limit / trace.top) * plotSize);
  return (
    <WindowFrame {...heading} moves>
      <CaseCells cases={cases} />
      <div className={styles.gas}>
        <span>{trace.name}</span>
        <svg
          className={styles.trace}
          viewBox={`0 0 ${plotSize} ${plotSize}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={styles.limit} d={`M0 ${limit}H${plotSize}`} />
          <path d={linePath(plotPoints(trace.values, 0, trace.top))} />
        </svg>
        <span className={styles.reading}>{trace.reading}</span>
      </div>
    </WindowFrame>
  );
}
