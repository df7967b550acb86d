import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './WhyJoin.module.css';
import type { WhyJoinProps } from './WhyJoin.schema.ts';

/** A heading beside a short list of figures that can be checked in a job offer. */
export function WhyJoin({ id, axis, mark, tone, title, intro, reasons }: WhyJoinProps & SectionPlacement) {
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div className={styles.why}>
        <div className={styles.words}>
          <h2>{inlineMarkup(title)}</h2>
          {intro ? <p className={styles.intro}>{inlineMarkup(intro)}</p> : null}
        </div>
        <dl className={styles.reasons}>
          {reasons.map((reason) => (
            <div key={reason.title} className={styles.reason}>
              <dt className={styles.title}>{reason.title}</dt>
              <dd className={styles.text}>{inlineMarkup(reason.text)}</dd>
              <dd className={styles.figure}>{reason.figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
