import type { CSSProperties } from 'react';
import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { Button } from '../../../../ui/Button/Button.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../../sectionBase.ts';
import type { StatCardsProps } from '../StatCards.schema.ts';
import styles from './StatShares.module.css';

const marks = [0, 20, 40, 60, 80, 100] as const;

/** Percentage below which a dimension line is too short for its text and figure side by side. */
const SHORT = 30;

/** Percentages as dimension lines on one scale from 0 to 100, each as long as its value. */
export function StatShares(props: StatCardsProps & SectionPlacement) {
  const { id, axis, mark, tone = 'night', title, intro, link, stats } = props;
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div className={styles.sheet}>
        <div className={styles.words}>
          <h2>{headingMarkup(title ?? '')}</h2>
          {intro ? <p className={`intro ${styles.intro}`}>{inlineMarkup(intro)}</p> : null}
          {link ? <Button href={link.href} label={link.label} variant="text" /> : null}
        </div>
        <dl className={styles.stats}>
          {stats.map(({ value, txt, system }) => (
            <div
              key={txt}
              className={styles.stat}
              data-system={system}
              data-short={Number.parseInt(value, 10) < SHORT ? '' : undefined}
              style={{ '--value': value } as CSSProperties}
            >
              <dt className={styles.text}>{txt}</dt>
              <dd className={`heading ${styles.value}`}>
                {Number.parseInt(value, 10)}
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
