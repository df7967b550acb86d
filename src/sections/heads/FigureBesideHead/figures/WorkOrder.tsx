import { pathOfPage } from '../../../../content/files/pathOfPage.ts';
import { inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import styles from './WorkOrder.module.css';
import type { WorkOrderProps } from './WorkOrder.schema.ts';

/** One work order in four phases, with a leader from each line to the module that wrote it. */
export function WorkOrder({ heading, state, writtenBy, phases, block }: WorkOrderProps) {
  return (
    <div className={styles.document}>
      <div className={styles.top}>
        <p className={styles.heading}>{heading}</p>
        <p className={styles.state}>{state}</p>
      </div>
      <p className={styles.writtenBy}>{writtenBy}</p>
      {phases.map(({ name, span, lines }) => (
        <div key={name}>
          <p className={`heading ${styles.name}`}>
            {name} <span className={styles.span}>{span}</span>
          </p>
          <ul className={styles.lines}>
            {lines.map(({ text, module }) => (
              <li key={module.id} className={styles.line}>
                <p className={styles.text}>{inlineMarkup(text)}</p>
                <a className={styles.module} href={pathOfPage(module.page)}>
                  {module.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <dl className={styles.block}>
        {block.map(({ term, value }) => (
          <div key={term} className={styles.cell}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
