import type { CSSProperties } from 'react';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './AdoptionGauges.module.css';
import type { AdoptionGaugesProps } from './AdoptionGauges.schema.ts';

/** Percentage points needed between two reviews for their text to fit side by side. */
const ROOM = 16;

/** The position of a review's text: its row below the gauge, and the side of its mark. */
interface Place {
  row: number;
  isAfter: boolean;
}

/**
 * Reviews too close for their text to fit side by side are on separate rows. Text before its mark steps down, text
 * after its mark (if the first has no room before it) steps up, so that no mark crosses another's text.
 */
function placesOf(targets: readonly number[]): Place[] {
  const runs: number[][] = [];
  for (const [index, target] of targets.entries()) {
    if (index > 0 && target - (targets[index - 1] ?? 0) < ROOM) runs.at(-1)?.push(target);
    else runs.push([target]);
  }
  return runs.flatMap((run) => {
    const isAfter = (run[0] ?? 0) < ROOM;
    return run.map((_, index) => ({ row: isAfter ? run.length - 1 - index : index, isAfter }));
  });
}

/** Gauges of equal length, with a mark for each review at its target percentage. */
export function AdoptionGauges(props: AdoptionGaugesProps & SectionPlacement) {
  const { title, intro, reviews, low, gauges, ...frame } = props;
  return (
    <Section {...frame} title={title} intro={intro}>
      <ul>
        {gauges.map((gauge) => {
          const places = placesOf(gauge.targets);
          const rows = Math.max(...places.map(({ row }) => row));
          return (
            <li key={gauge.name} className={styles.gauge}>
              <h3 className={styles.name}>{headingMarkup(gauge.name)}</h3>
              <ol className={styles.scale} style={{ '--rows': rows } as CSSProperties}>
                {gauge.targets.map((target, index) => (
                  <li
                    key={reviews[index]}
                    style={{ insetInlineStart: `${target}%`, '--row': places[index]?.row } as CSSProperties}
                    data-review={index}
                    data-early={places[index]?.isAfter ? '' : undefined}
                  >
                    <b>{target}%</b>
                    <span>{reviews[index]}</span>
                  </li>
                ))}
                <li className={styles.fill} aria-hidden="true">
                  <i data-fill="" style={{ inlineSize: `${gauge.targets.at(-1)}%` }} />
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
