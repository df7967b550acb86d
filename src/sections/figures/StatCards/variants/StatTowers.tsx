import type { CSSProperties } from 'react';
import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import type { SectionPlacement } from '../../../sectionBase.ts';
import type { StatCardsProps } from '../StatCards.schema.ts';
import styles from './StatTowers.module.css';

/** Fraction of the width taken by the text, and the tallest percentage of a tower below it. */
const WORDS = 0.62;
const CLEAR = 0.5;

const shareOf = (value: string) => Number.parseInt(value, 10) / 100;

/** Percentages as lit towers on one ground line, five percent per floor, under the line for one hundred. */
export function StatTowers(props: StatCardsProps & SectionPlacement) {
  const { id, system, title, intro, stats, tone = 'night' } = props;
  const under = stats.slice(0, Math.ceil(stats.length * WORDS));
  const isSkyTaken = under.some(({ value }) => shareOf(value) > CLEAR);
  return (
    <section
      id={id}
      className={styles.band}
      data-tone={tone === 'night' ? 'night' : undefined}
      data-ground={tone}
    >
      <div className={`container ${styles.inner}`} data-words={isSkyTaken ? 'above' : undefined}>
        <div className={styles.words}>
          <h2>{headingMarkup(title ?? '')}</h2>
          {intro ? <p className="intro">{inlineMarkup(intro)}</p> : null}
        </div>
        <ul className={styles.street} data-system={system}>
          {stats.map(({ value, txt }) => (
            <li key={txt} className={styles.stat} style={{ '--share': shareOf(value) } as CSSProperties}>
              <p className={styles.text}>
                <b className={`heading ${styles.value}`}>{value}</b> {txt}
              </p>
              <span className={styles.tower} aria-hidden="true" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
