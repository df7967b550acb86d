import type { CSSProperties } from 'react';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './PercentageScale.module.css';
import type { PercentageScaleProps } from './PercentageScale.schema.ts';

const marks = [0, 20, 40, 60, 80, 100] as const;

/** Percentage below which a dimension line is too short for its text and figure side by side. */
const SHORT = 30;

/** Percentages as dimension lines on one scale from 0 to 100, each as long as its value. */
export function PercentageScale({
  id,
  axis,
  mark,
  tone = 'night',
  title,
  intro,
  link,
  stats,
}: PercentageScaleProps & SectionPlacement) {
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div className={styles.sheet}>
        <div className={styles.words}>
          <h2>{inlineMarkup(title)}</h2>
          <p className={styles.intro}>{inlineMarkup(intro)}</p>
          {link ? <Button href={link.href} label={link.label} variant="text" /> : null}
        </div>
        <dl className={styles.stats}>
          {stats.map(({ value, text, system }) => (
            <div
              key={text}
              className={styles.stat}
              data-system={system}
              data-short={value < SHORT ? '' : undefined}
              style={{ '--value': `${value}%` } as CSSProperties}
            >
              <dt className={styles.text}>{text}</dt>
              <dd className={styles.value}>
                {value}
                <span className={styles.percent}>%</span>
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.scale} aria-hidden="true">
          {marks.map((at) => (
            <span key={at}>{at}</span>
          ))}
        </div>
      </div>
    </Section>
  );
}
