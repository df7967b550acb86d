import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../../sectionBase.ts';
import type { ItemRowsProps } from '../ItemRows.schema.ts';
import styles from './RowsOfTrials.module.css';

/** Revisions to the plan, each with its date, its outcome, and its stamp. */
export function RowsOfTrials(props: ItemRowsProps & SectionPlacement) {
  const { id, axis, mark, tone, title, intro, verdicts, rows = [] } = props;
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.title} className={styles.row}>
            <h3 className={styles.tried}>
              {headingMarkup(row.title ?? '')}
              <span className={styles.when}>{headingMarkup(row.when ?? '')}</span>
            </h3>
            <p className={styles.text}>{inlineMarkup(row.text)}</p>
            {row.verdict ? (
              <p className={styles.stamp} data-verdict={row.verdict}>
                {verdicts[row.verdict]}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
