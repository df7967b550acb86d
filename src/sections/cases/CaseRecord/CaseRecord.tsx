import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './CaseRecord.module.css';
import type { CaseRecordProps } from './CaseRecord.schema.ts';

/** The schedule for the drawing above: each number with its before and after. */
export function CaseRecord({
  id,
  axis,
  mark,
  tone,
  title,
  intro,
  labels,
  rows,
}: CaseRecordProps & SectionPlacement) {
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div className={styles.layout}>
        <div>
          <h2>{headingMarkup(title)}</h2>
          <p className="intro">{inlineMarkup(intro)}</p>
        </div>
        <table className={styles.schedule}>
          <thead>
            <tr>
              <th scope="col">{labels.place}</th>
              <th scope="col">{labels.before}</th>
              <th scope="col">{labels.now}</th>
              <th scope="col">{labels.measured}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={row.place}>
                <th scope="row" className={styles.place}>
                  <span className={`bubble filled ${styles.key}`} data-system={row.system}>
                    {index + 1}
                  </span>
                  {row.place}
                </th>
                <td className={styles.before} data-label={labels.before}>
                  {inlineMarkup(row.before)}
                </td>
                <td data-label={labels.now}>{inlineMarkup(row.now)}</td>
                <td className={styles.measured} data-label={labels.measured}>
                  {row.was ? <del>{row.was}</del> : null} <strong>{row.is}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
