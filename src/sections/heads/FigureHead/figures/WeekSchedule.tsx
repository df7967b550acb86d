import type { CSSProperties } from 'react';
import { inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import styles from './WeekSchedule.module.css';
import type { WeekScheduleProps } from './WeekSchedule.schema.ts';

/** A schedule: a row for each task, a column for each week. */
export function WeekSchedule(props: WeekScheduleProps) {
  const { weeks, week, range, single, who, milestones, phases } = props;
  const columns = { gridTemplateColumns: `repeat(${weeks}, minmax(0, 1fr))` };
  const span = (from: number, to: number) =>
    (from === to ? single : range).replace('%from%', String(from)).replace('%to%', String(to));
  return (
    <div dir="ltr" className={styles.chart}>
      <ul className={styles.key}>
        {(['you', 'we', 'both'] as const).map((side) => (
          <li key={side} data-who={side}>
            {who[side]}
          </li>
        ))}
      </ul>
      <div className={styles.scale} style={columns} aria-hidden="true">
        {Array.from({ length: weeks }, (_, index) => index + 1).map((number) => (
          <span key={number}>{number === 1 ? `${week} 1` : number}</span>
        ))}
      </div>
      <ol className={styles.milestones} style={columns}>
        {milestones.map((milestone) => (
          <li key={milestone.label} style={{ gridColumn: `1 / ${milestone.week + 1}` }}>
            <span className={styles.flag}>
              <b>{milestone.label}</b> {span(milestone.week, milestone.week)}
            </span>
          </li>
        ))}
      </ol>
      {phases.map((phase) => (
        <div key={phase.name} className={styles.phase}>
          <p className={`heading ${styles.phaseName}`}>{phase.name}</p>
          <ol>
            {phase.rows.map((row) => (
              <li key={row.title} className={styles.row}>
                <div className={styles.words}>
                  <p className={styles.name}>{row.title}</p>
                  <p className={styles.rowDesc}>{inlineMarkup(row.text)}</p>
                </div>
                <p className={styles.track} style={{ ...columns, backgroundSize: `${100 / weeks}% 100%` }}>
                  <span
                    className={styles.bar}
                    data-who={row.who}
                    // On a phone the text extends to the side with more room.
                    data-late={row.to > weeks - row.from + 1 ? '' : undefined}
                    style={
                      {
                        gridColumn: `${row.from} / ${row.to + 1}`,
                        '--from': (row.from - 1) / weeks,
                        '--to': row.to / weeks,
                      } as CSSProperties
                    }
                  >
                    <span className={`visually-hidden ${styles.said}`}>
                      {span(row.from, row.to)}, {who[row.who]}
                    </span>
                  </span>
                </p>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
