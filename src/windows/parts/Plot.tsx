import type { CSSProperties } from 'react';
import styles from './Plot.module.css';
import { plotSize } from './plotPaths.ts';

export type PlotPathKind = 'band' | 'excess' | 'expected' | 'measured' | 'over' | 'limit' | 'dimension';

export interface PlotPath {
  kind: PlotPathKind;
  /** On the plot's grid of 1,000 by 1,000. */
  path: string;
}

/** Text on an axis or in the plot; positions are fractions from 0 to 1. */
export interface PlotLabel {
  at: number;
  text: string;
}

export interface PlotProps {
  paths: readonly PlotPath[];
  /** Values on the vertical axis, each with a rule. */
  levels: readonly PlotLabel[];
  /** Values on the horizontal axis. */
  times: readonly PlotLabel[];
  /** A measured note in the plot, centered on x, above y. */
  remark?: { at: readonly [number, number]; text: string } | undefined;
  size?: 'small' | 'large' | undefined;
}

const share = (x: number) => `${Math.round(x * 1000) / 10}%`;
const position = (x: number, y = 0) => ({ '--x': share(x), '--y': share(y) }) as CSSProperties;

/** A chart whose lines stretch with the window while its text keeps its size. */
export function Plot({ paths, levels, times, remark, size = 'small' }: PlotProps) {
  const rules = levels.map(({ at }) => `M0 ${plotSize - Math.round(at * plotSize)}H${plotSize}`).join('');
  return (
    <div className={styles.plot} data-size={size}>
      <svg
        className={styles.field}
        viewBox={`0 0 ${plotSize} ${plotSize}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path data-kind="rule" d={rules} />
        {paths.map(({ kind, path }) => (
          <path key={kind + path.slice(0, 24)} data-kind={kind} d={path} />
        ))}
      </svg>
      {levels.map(({ at, text }) => (
        <span key={text} className={styles.level} style={position(0, at)}>
          {text}
        </span>
      ))}
      {times.map(({ at, text }) => (
        <span
          key={text}
          className={styles.time}
          style={position(at)}
          data-inner={at > 0 && at < 1 ? '' : undefined}
        >
          {text}
        </span>
      ))}
      {remark ? (
        <span className={styles.remark} style={position(...remark.at)}>
          {remark.text}
        </span>
      ) : null}
    </div>
  );
}
