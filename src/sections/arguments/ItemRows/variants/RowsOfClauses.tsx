import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../../sectionBase.ts';
import type { ItemRowsProps } from '../ItemRows.schema.ts';
import styles from './RowsOfClauses.module.css';

/** A page of a specification: clause numbers, rules, and the reason for each. */
export function RowsOfClauses(props: ItemRowsProps & SectionPlacement) {
  const { id, axis, mark, tone, title, intro, clauses = [] } = props;
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <div className={styles.rows}>
        {clauses.map((clause, index) => (
          <div key={clause.title} className={styles.row}>
            <h3 className={styles.title}>
              <span className={styles.number}>{index + 1}</span> {headingMarkup(clause.title)}
            </h3>
            <dl>
              {clause.rules.map(({ rule, reason }, place) => (
                <div key={rule} className={styles.rule}>
                  <dt className={styles.must}>
                    <span className={styles.number}>
                      {index + 1}.{place + 1}
                    </span>{' '}
                    {inlineMarkup(rule)}
                  </dt>
                  <dd className={styles.reason}>{inlineMarkup(reason)}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Section>
  );
}
