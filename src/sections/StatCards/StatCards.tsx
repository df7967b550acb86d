import type { CSSProperties } from 'react';
import { Section } from '../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../sectionBase.ts';
import styles from './StatCards.module.css';
import type { StatCardsProps } from './StatCards.schema.ts';
import { shareOf } from './shareOf.ts';

/** Figures end to end on one dimension line, each segment to scale. */
export function StatCards({ stats, title, label, axis, ...frame }: StatCardsProps & SectionPlacement) {
  return (
    <Section {...frame} axis={axis ?? (title ? undefined : label)} title={title} room="band">
      <ul className={styles.chain}>
        {stats.map(({ value, txt }) => (
          <li key={txt} className={styles.segment} style={{ '--share': shareOf(value) } as CSSProperties}>
            <p className={styles.value}>{value}</p>
            <p className={styles.text}>{txt}</p>
            <span className={styles.dimension} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
