import type { CSSProperties } from 'react';
import type { JudgedLine } from '../../../shared/refrigerant/federalRule.ts';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { formatRate } from './formatLeak.ts';
import styles from './LeakChart.module.css';
import type { LeakRateCopy } from './LeakRateCalculator.schema.ts';

/** The maximum number of bars with room for a figure and a date on a phone. */
const LABELED = 7;

interface LeakChartProps {
  lines: readonly JudgedLine[];
  /** Undefined where no limit applies. */
  limit: number | undefined;
  copy: LeakRateCopy['chart'];
  formatDay: (day: string) => string;
}

/** The rate at each addition as a bar, with any limit as a line across; scaled to the highest of them. */
export function LeakChart({ lines, limit, copy, formatDay }: LeakChartProps) {
  const rates = lines.map(({ rate }) => rate);
  const highest = Math.max(limit === undefined ? 1 : limit * 1.5, ...rates);
  const share = (rate: number) => `${((rate / highest) * 100).toFixed(2)}%`;
  const toLimit = (rate: number) => (Math.max(0, (limit ?? 0) - rate) / highest).toFixed(4);
  const label = fillCopy(limit === undefined ? copy.unlimited : copy.label, {
    count: String(lines.length),
    highest: formatRate(Math.max(0, ...rates)),
    limit: formatRate(limit ?? 0),
  });
  const isLabeled = lines.length <= LABELED;
  return (
    <div className={styles.chart} role="img" aria-label={label}>
      <div className={styles.plot}>
        {limit === undefined ? null : (
          <span className={styles.limit} style={{ insetBlockEnd: share(limit) }} />
        )}
        {lines.map(({ day, rate, isOver }) => (
          <span
            className={styles.bar}
            key={day}
            data-over={isOver || undefined}
            style={{ blockSize: share(rate), '--to-limit': toLimit(rate) } as CSSProperties}
          >
            {isLabeled ? <span className={styles.figure}>{formatRate(rate)}</span> : null}
          </span>
        ))}
      </div>
      {isLabeled ? (
        <div className={styles.days}>
          {lines.map(({ day }) => (
            <span key={day}>{formatDay(day).replace(/,? \d{4}$/, '')}</span>
          ))}
        </div>
      ) : null}
      {limit === undefined ? null : (
        <p className={styles.key}>{fillCopy(copy.limit, { limit: formatRate(limit) })}</p>
      )}
    </div>
  );
}
