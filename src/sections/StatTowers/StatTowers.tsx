import type { CSSProperties } from 'react';
import { inlineMarkup } from '../../lib/inlineMarkup.tsx';
import type { SectionPlacement } from '../sectionBase.ts';
import styles from './StatTowers.module.css';
import type { StatTowersProps } from './StatTowers.schema.ts';

/** Percentages as lit towers on one ground line, five percent to a floor, under the line of one hundred. */
export function StatTowers({
  id,
  system,
  title,
  intro,
  stats,
  tone = 'night',
}: StatTowersProps & SectionPlacement) {
  return (
    <section
      id={id}
      className={styles.band}
      data-tone={tone === 'night' ? 'night' : undefined}
      data-ground={tone}
    >
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2>{inlineMarkup(title)}</h2>
          {intro ? <p className={styles.intro}>{inlineMarkup(intro)}</p> : null}
        </div>
        <ul className={styles.street} data-system={system}>
          {stats.map(({ value, txt }) => (
            <li
              key={txt}
              className={styles.stat}
              style={{ '--share': Number.parseInt(value, 10) / 100 } as CSSProperties}
            >
              <p className={styles.text}>
                <b className={styles.value}>{value}</b> {txt}
              </p>
              <span className={styles.tower} aria-hidden="true" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
