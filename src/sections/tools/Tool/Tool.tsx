import type { ReactNode } from 'react';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './Tool.module.css';
import type { ToolProps } from './Tool.schema.ts';

/** The head of a page with a tool; the tool itself is an island that the page puts inside. */
export function Tool({
  id,
  title,
  intro,
  children,
}: ToolProps & SectionPlacement & { children?: ReactNode }) {
  return (
    <section id={id} className={styles.tool}>
      <div className={styles.head}>
        <h1 className={styles.title}>{inlineMarkup(title)}</h1>
        <p className={styles.intro}>{inlineMarkup(intro)}</p>
      </div>
      {children}
    </section>
  );
}
