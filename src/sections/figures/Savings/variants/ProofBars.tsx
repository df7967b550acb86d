import type { CSSProperties } from 'react';
import { inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../../sectionBase.ts';
import type { SavingsProps } from '../Savings.schema.ts';
import styles from './ProofBars.module.css';

/** Baseline, measurement and saving as dimension lines on one scale, and the standards behind them. */
export function ProofBars(props: SavingsProps & SectionPlacement) {
  const { id, axis, mark, tone, system, title, intro, example, bars, standards = [] } = props;
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <figure className={styles.figure} data-system={system}>
        <figcaption className={styles.example}>{example}</figcaption>
        <ul>
          {bars.map(({ name, value, from = 0, to, kind }) => (
            <li
              key={name}
              className={styles.bar}
              data-kind={kind}
              style={{ '--from': `${from}%`, '--to': `${to}%` } as CSSProperties}
            >
              <span className={styles.name}>{name}</span>
              <span className={styles.track} aria-hidden="true" />
              <span className={styles.value}>{value}</span>
            </li>
          ))}
        </ul>
      </figure>
      <dl className={styles.standards}>
        {standards.map(({ name, text }) => (
          <div key={name} className={styles.standard}>
            <dt className={`heading ${styles.standardName}`}>{name}</dt>
            <dd className={styles.text}>{inlineMarkup(text)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
