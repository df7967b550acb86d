import type { ReactNode } from 'react';
import { PageHead } from '../../../ui/PageHead/PageHead.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import { readNoScript } from './readToolCopy.ts';
import styles from './Tool.module.css';
import type { ToolProps } from './Tool.schema.ts';

/** Whether a tool works without script: the server computes its report from a form. */
const isPlainForm = (tool: ToolProps['tool']) => tool === 'roi' || tool === 'roi-short';

/** The head of a page with a tool; the page puts the tool, an island, inside. */
export function Tool({
  id,
  title,
  intro,
  tool,
  children,
}: ToolProps & SectionPlacement & { children?: ReactNode }) {
  return (
    <section id={id} className={`container ${styles.tool}`} data-tool={tool}>
      <PageHead className={styles.head} title={title} intro={intro} length="long" />
      {isPlainForm(tool) ? null : <p className={styles.noScript}>{readNoScript()}</p>}
      {children}
    </section>
  );
}
