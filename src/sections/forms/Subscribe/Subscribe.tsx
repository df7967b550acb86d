import type { ReactNode } from 'react';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './Subscribe.module.css';
import type { SubscribeProps } from './Subscribe.schema.ts';

/** Sign-up to the issue list: the form is the transmittal sheet that goes out with every drawing. */
export function Subscribe({
  id,
  axis,
  mark,
  tone,
  title,
  intro,
  isPageTitle,
  sheetTitle,
  sheetNote,
  children,
}: SubscribeProps & SectionPlacement & { children?: ReactNode }) {
  const Title = isPageTitle ? 'h1' : 'h2';
  const SheetTitle = isPageTitle ? 'h2' : 'h3';
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div className={styles.layout}>
        <div>
          <Title>{inlineMarkup(title)}</Title>
          <p className={styles.text}>{inlineMarkup(intro)}</p>
        </div>
        <div className={styles.sheet}>
          <div className={styles.head}>
            <SheetTitle className={styles.name}>{sheetTitle}</SheetTitle>
            <p className={styles.note}>{sheetNote}</p>
          </div>
          <div className={styles.form} data-form-layout="stacked">
            {children}
          </div>
        </div>
      </div>
    </Section>
  );
}
