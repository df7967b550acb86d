import type { ReactNode } from 'react';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { schedulingPage } from '../../../lib/schedulingPage.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './LeadCapture.module.css';
import type { LeadCaptureProps } from './LeadCapture.schema.ts';

/** Text and a short schedule beside a form; the form itself is an island that the page puts inside. */
export function LeadCapture(
  props: Omit<LeadCaptureProps, 'form' | 'copy'> & SectionPlacement & { children?: ReactNode },
) {
  const { id, axis, mark, tone, title, isPageTitle, intro, points, scheduling } = props;
  const { formTitle, formNote, children } = props;
  const Title = isPageTitle ? 'h1' : 'h2';
  const FormTitle = isPageTitle ? 'h2' : 'h3';
  const calendar = scheduling && schedulingPage();
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div className={styles.sheet} data-points={points ? '' : undefined}>
        <div className={styles.words}>
          <Title>{headingMarkup(title)}</Title>
          <p className="intro">{inlineMarkup(intro)}</p>
          {calendar && (
            <p className={styles.calendar}>
              <Button href={calendar} label={scheduling.label} variant="secondary" />
              <span>{scheduling.text}</span>
            </p>
          )}
          {points ? (
            <dl className={styles.points}>
              {points.map((point) => (
                <div key={point.when}>
                  <dt>{point.when}</dt>
                  <dd>{inlineMarkup(point.what)}</dd>
                </div>
              ))}
            </dl>
          ) : null}
        </div>
        <div className={styles.form} data-form-layout={points ? 'names' : 'stacked'} data-tone="day">
          <div className={styles.head}>
            <FormTitle className={styles.formTitle}>{formTitle}</FormTitle>
            {formNote ? <p className={styles.formNote}>{formNote}</p> : null}
          </div>
          {children}
        </div>
      </div>
    </Section>
  );
}
