import type { CSSProperties } from 'react';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './GanttChart.module.css';
import type { GanttChartProps } from './GanttChart.schema.ts';

/** A construction schedule as a Gantt chart. On phones, names are above the bars, so that the whole chart fits. */
export function GanttChart(props: GanttChartProps & SectionPlacement) {
  const { alt, system, from, to, ticks, now, rows, ...frame } = props;
  const share = (value: number) => `${Math.round(((value - from) / (to - from)) * 10_000) / 100}%`;
  const at = (value: number) => ({ '--at': share(value) }) as CSSProperties;
  return (
    <Section {...frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={styles.scroller} tabIndex={0} aria-label={alt}>
        <div className={styles.chart} data-system={system}>
          <div className={styles.axis}>
            {ticks.map((tick) => (
              <span key={tick.at} className={styles.tick} style={at(tick.at)}>
                {tick.text}
              </span>
            ))}
          </div>
          {rows.map(({ name, note, bars, milestone }) => (
            <div key={name} className={styles.row}>
              <p className={styles.name}>
                <b className={styles.strong}>{name}</b>
                <span className={styles.note}>{note}</span>
              </p>
              <div className={styles.track}>
                {bars.map((bar) => (
                  <span
                    key={bar.from}
                    className={styles.bar}
                    data-kind={bar.kind}
                    style={{ ...at(bar.from), '--to': share(bar.to) } as CSSProperties}
                  />
                ))}
                {milestone ? (
                  <span className={styles.milestone} style={at(milestone.at)}>
                    {milestone.text}
                  </span>
                ) : null}
              </div>
            </div>
          ))}
          {now ? (
            <div className={styles.over}>
              <span className={styles.now} data-fill="" style={at(now.at)}>
                <b className={styles.nowText}>{now.text}</b>
              </span>
            </div>
          ) : null}
        </div>
      </section>
    </Section>
  );
}
