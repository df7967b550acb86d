import type { ReactNode } from 'react';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './LeadCapture.module.css';
import type { LeadCaptureProps } from './LeadCapture.schema.ts';

/** Text and a short schedule beside a form; the form itself is an island that the page puts inside. */
export function LeadCapture({
  id,
  axis,
  mark,
  tone,
  title,
  intro,
  points,
  formTitle,
  children,
}: Omit<LeadCaptureProps, 'form' | 'copy'> & SectionPlacement & { children?: ReactNode }) {
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div className={styles.sheet}>
        <div className={styles.words}>
          <h2>{inlineMarkup(title)}</h2>
          <p className={styles.desc}>{inlineMarkup(intro)}</p>
          <dl className={styles.points}>
            {points.map((point) => (
              <div key={point.when}>
                <dt>{point.when}</dt>
                <dd>{inlineMarkup(point.what)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.form} data-form-layout="names" data-tone="day">
          <h3 className={styles.formTitle}>{formTitle}</h3>
          {children}
        </div>
      </div>
    </Section>
  );
}
