import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './CaseTrials.module.css';
import type { CaseTrialsProps } from './CaseTrials.schema.ts';

/** Revisions to the plan, each with its date, its outcome, and its stamp. */
export function CaseTrials({ title, intro, verdicts, rows, ...frame }: CaseTrialsProps & SectionPlacement) {
  return (
    <Section {...frame} title={title} {...(intro ? { intro } : {})}>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.tried} className={styles.row}>
            <h3 className={styles.tried}>
              {inlineMarkup(row.tried)}
              <span className={styles.when}>{row.when}</span>
            </h3>
            <p className={styles.text}>{inlineMarkup(row.text)}</p>
            <p className={styles.stamp} data-verdict={row.verdict}>
              {verdicts[row.verdict]}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
