import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './ProblemTable.module.css';
import type { ProblemTableProps } from './ProblemTable.schema.ts';

/** A ruled list of defects; each row goes from the problem to its cost to its fix. */
export function ProblemTable({ columns, defects, note, ...frame }: ProblemTableProps & SectionPlacement) {
  return (
    <Section {...frame}>
      <table className={styles.list}>
        <thead>
          <tr>
            <th scope="col">{columns.defect}</th>
            <th scope="col">{columns.cost}</th>
            <th scope="col">{columns.remedy}</th>
          </tr>
        </thead>
        <tbody>
          {defects.map(({ defect, cost, costNote, remedy }) => (
            <tr key={defect} className={styles.row}>
              <th scope="row" className={styles.defect}>
                {inlineMarkup(defect)}
              </th>
              <td>
                <b className={styles.cost}>{cost}</b>
                <span className={styles.costNote}>{costNote}</span>
              </td>
              <td className={styles.remedy}>
                <span className={styles.tick}>
                  <Icon name="check" />
                </span>
                <span>{inlineMarkup(remedy)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {note ? <p className={styles.note}>{inlineMarkup(note)}</p> : null}
    </Section>
  );
}
