import { type Fact, Facts } from '../parts/Facts.tsx';
import { Plot, type PlotLabel } from '../parts/Plot.tsx';
import { WindowFrame, type WindowHeading } from '../WindowFrame/WindowFrame.tsx';
import styles from './LoadProfile.module.css';
import { type LoadSeries, loadPaths } from './loadPaths.ts';

export interface LoadProfileProps extends WindowHeading {
  series: LoadSeries;
  /** kW values on the vertical axis. */
  levels: readonly number[];
  times: readonly PlotLabel[];
  /** Duration of the excess, shown above it. */
  duration: string;
  /** Figures below the chart, shown when the window is wide. */
  facts?: readonly Fact[] | undefined;
}

/** A day's demand against its expected band; demand above the band is filled in. */
export function LoadProfile({ series, levels, times, duration, facts, ...heading }: LoadProfileProps) {
  const [low, high] = series.range;
  const [from, to] = series.excess;
  const height = 0.88;
  const middle = (from + to) / 2 / (series.measured.length - 1);
  return (
    <WindowFrame {...heading} moves>
      <Plot
        paths={loadPaths(series, height)}
        levels={levels.map((value) => ({ at: (value - low) / (high - low), text: String(value) }))}
        times={times}
        remark={{ at: [middle, height], text: duration }}
        size="large"
      />
      {facts ? (
        <div className={styles.facts}>
          <Facts facts={facts} />
        </div>
      ) : null}
    </WindowFrame>
  );
}
