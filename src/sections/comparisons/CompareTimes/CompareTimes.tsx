import type { CSSProperties } from 'react';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './CompareTimes.module.css';
import type { CompareTimesProps } from './CompareTimes.schema.ts';
import { shareOf } from './shareOf.ts';

type Course = CompareTimesProps['before'];
const lengthOf = ({ stretches }: Course) => stretches.reduce((sum, { minutes }) => sum + minutes, 0);

/** One version of the work as a dimensioned bar. Stages too narrow for their text are named in the total above. */
function Bar({ course, whole }: { course: Course; whole: number }) {
  return (
    <ol className={styles.bar}>
      {course.stretches.map(({ name, minutes, value, kind }) => (
        <li
          key={name}
          className={styles.stretch}
          data-kind={kind}
          data-narrow={minutes / whole < 0.05 ? '' : undefined}
          style={{ '--share': shareOf(minutes, whole) } as CSSProperties}
        >
          <span className={styles.words}>
            <b className={styles.value}>{value}</b>
            {name}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Two versions of the same work, one above the other, drawn to the scale of the longer one. */
export function CompareTimes(props: CompareTimesProps & SectionPlacement) {
  const { system, before, after, saved, legend, tone = 'night', ...frame } = props;
  const whole = Math.max(lengthOf(before), lengthOf(after));
  const longest = Math.max(
    ...[before, after].flatMap(({ stretches }) => stretches.map(({ minutes }) => minutes)),
  );
  // Stacked, the stages need not share one line: the longest fills the width.
  const grow = Math.floor((whole / longest) * 100) / 100;
  // The saving must fit after the shorter bar.
  const room = Math.min(64, Math.floor((1 - lengthOf(after) / whole) * 100) - 3);
  return (
    <Section {...frame} tone={tone}>
      <div className={styles.courses} data-system={system} style={{ '--grow': grow } as CSSProperties}>
        {[before, after].map((course, index) => (
          <div key={course.note}>
            <p className={styles.sum}>
              <b className={styles.total}>{course.total}</b>
              <span className={styles.soft}>{inlineMarkup(course.note)}</span>
            </p>
            <div className={styles.scale}>
              <Bar course={course} whole={whole} />
              {index === 1 ? (
                <p className={styles.saved} style={{ '--room': `${room}%` } as CSSProperties}>
                  <b className={styles.savedValue}>{saved.value}</b>
                  <span className={styles.soft}>{saved.text}</span>
                </p>
              ) : null}
            </div>
          </div>
        ))}
        <ul className={styles.legend}>
          {(['working', 'moving', 'waiting'] as const).map((kind) => (
            <li key={kind} className={styles.meaning} data-kind={kind}>
              {legend[kind]}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
