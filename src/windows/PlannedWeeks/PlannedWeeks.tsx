import type { CSSProperties } from 'react';
import { Legend } from '../parts/Legend.tsx';
import { Tag, type TagData } from '../parts/Tag.tsx';
import { WindowFrame, type WindowHeading } from '../WindowFrame/WindowFrame.tsx';
import styles from './PlannedWeeks.module.css';
import { gridPath, type Visit, visitPaths } from './visitPaths.ts';

export interface PlannedProgram {
  name: string;
  frequency: string;
  visits: readonly Visit[];
}

export interface PlannedWeeksProps extends WindowHeading {
  /** The current week, 1 to 52. */
  week: number;
  /** The first of the nine weeks that a narrow window shows; from 620 px the whole year is shown. */
  firstWeek: number;
  /** Short names of the twelve months. */
  months: readonly string[];
  programs: readonly PlannedProgram[];
  /** Labels of a visit's states, in the order done, booked, planned, late. */
  legend: readonly [done: string, booked: string, planned: string, late: string];
  filters?: readonly TagData[] | undefined;
}

const legendStates = ['done', 'booked', 'planned', 'late'] as const;

/** A year of planned work, one row per program; narrow windows show nine weeks of it. */
export function PlannedWeeks(props: PlannedWeeksProps) {
  const { week, firstWeek, months, programs, legend, filters = [], ...heading } = props;
  const weeks = Array.from({ length: 9 }, (_, index) => firstWeek + index);
  const place = { '--week': week, '--first': firstWeek } as CSSProperties;
  return (
    <WindowFrame {...heading} moves tools={filters.map((filter) => <Tag key={filter.text} {...filter} />)}>
      <div className={styles.grid} style={place}>
        <div className={styles.axis} data-scale="year">
          {months.map((month) => (
            <span key={month}>{month}</span>
          ))}
        </div>
        <div className={styles.axis} data-scale="weeks">
          {weeks.map((number) => (
            <span key={number} data-now={number === week ? '' : undefined}>
              {number}
            </span>
          ))}
        </div>
        {programs.map(({ name, frequency, visits }) => (
          <div key={name} className={styles.program}>
            <span className={styles.name}>
              {name}
              <span className={styles.frequency}>{frequency}</span>
            </span>
            <span className={styles.track}>
              <svg className={styles.year} viewBox="0 0 520 40" preserveAspectRatio="none" aria-hidden="true">
                <path data-kind="grid" d={gridPath} />
                {visitPaths(visits).map(({ state, path }) => (
                  <path key={state} data-kind={state} d={path} />
                ))}
              </svg>
            </span>
          </div>
        ))}
        <span className={styles.now} />
      </div>
      <Legend
        className={styles.legend}
        meanings={legend.map((text, index) => ({ kind: legendStates[index], text }))}
      />
    </WindowFrame>
  );
}
