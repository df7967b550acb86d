import type { CSSProperties } from 'react';
import { Section } from '../../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../../sectionBase.ts';
import type { StatCardsProps } from '../StatCards.schema.ts';
import styles from './StatChain.module.css';
import { statScale } from './statScale.ts';

/**
 * Figures as dimension lines to one scale, end to end if their text fits. Figures without a common unit have no length.
 */
export function StatChain(props: StatCardsProps & SectionPlacement) {
  const { id, axis, mark, tone, title, label, stats } = props;
  const drawn = statScale(stats.map(({ value }) => value));
  const lengths = drawn.scale === 'none' ? [] : drawn.lengths;
  return (
    <Section
      id={id}
      axis={axis ?? (title ? undefined : label)}
      mark={mark}
      tone={tone}
      title={title}
      room="band"
    >
      <ul className={styles.chain} data-scale={drawn.scale}>
        {stats.map(({ value, txt }, index) => (
          <li
            key={txt}
            className={styles.segment}
            style={drawn.scale === 'none' ? undefined : ({ '--share': lengths[index] } as CSSProperties)}
          >
            <p className={`heading ${styles.value}`}>{value}</p>
            <p className={styles.text}>{txt}</p>
            <span className={styles.dimension} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
