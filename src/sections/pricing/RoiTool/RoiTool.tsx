import type { ReactNode } from 'react';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './RoiTool.module.css';
import type { RoiToolProps } from './RoiTool.schema.ts';

/** The head of an ROI page; the calculator itself is an island that the page puts inside. */
export function RoiTool({
  id,
  title,
  intro,
  variant,
  children,
}: RoiToolProps & SectionPlacement & { children?: ReactNode }) {
  return (
    <section id={id} className={styles.tool} data-variant={variant}>
      <div className={styles.head}>
        <h1 className={styles.title}>{inlineMarkup(title)}</h1>
        <p className={styles.desc}>{inlineMarkup(intro)}</p>
      </div>
      {children}
    </section>
  );
}
