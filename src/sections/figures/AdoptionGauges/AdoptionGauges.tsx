import type { CSSProperties } from 'react';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './AdoptionGauges.module.css';
import type { AdoptionGaugesProps } from './AdoptionGauges.schema.ts';

/** Percentage points needed between two reviews for their text to fit side by side. */
const ROOM = 16;

/** The row of each review below the gauge: one row down where it would collide with the text of the previous one. */
function rowsOf(targets: readonly number[]): number[] {
  const rows: number[] = [];
  for (const [index, target] of targets.entries())
    rows.push(index > 0 && target - (targets[index - 1] ?? 0) < ROOM ? (rows[index - 1] ?? 0) + 1 : 0);
  return rows;
}

/** Gauges of equal length, with a mark for each review at its target percentage. */
export function AdoptionGauges(props: AdoptionGaugesProps & SectionPlacement) {
  const { title, intro, reviews, low, gauges, ...frame } = props;
  return (
    <Section {...frame} title={title} intro={intro}>
      <ul className={styles.gauges}>
        {gauges.map((gauge) => {
          const rows = rowsOf(gauge.targets);
          return (
            <li key={gauge.name} className={styles.gauge}>
              <h3 className={styles.name}>{gauge.name}</h3>
              <ol className={styles.scale} style={{ '--rows': Math.max(...rows) } as CSSProperties}>
                {gauge.targets.map((target, index) => (
                  <li
                    key={reviews[index]}
                    style={{ insetInlineStart: `${target}%`, '--row': rows[index] } as CSSProperties}
                    data-review={index}
                    data-early={target < ROOM ? '' : undefined}
                  >
                    <b>{target}%</b>
                    <span>{reviews[index]}</span>
                  </li>
                ))}
                <li className={styles.fill} aria-hidden="true">
                  <i style={{ inlineSize: `${gauge.targets.at(-1)}%` }} />
                </li>
              </ol>
              <p className={styles.low}>
                <b>{low}</b> {inlineMarkup(gauge.low)}
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
