import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './ResponseTimes.module.css';
import type { ResponseTimesProps } from './ResponseTimes.schema.ts';

/** Reasons to get in touch as a schedule, the most urgent first. */
export function ResponseTimes({
  id,
  axis,
  mark,
  tone,
  title,
  intro,
  heads,
  rows,
}: ResponseTimesProps & SectionPlacement) {
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <table className={styles.schedule}>
        <thead className={styles.heads}>
          <tr>
            <th scope="col">{heads.time}</th>
            <th scope="col">{heads.reason}</th>
            <th scope="col">{heads.who}</th>
            <th scope="col">{heads.where}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.reason} className={styles.row}>
              <td className={styles.time}>{row.time}</td>
              <th scope="row" className={styles.reason}>
                {row.reason}
                {row.detail ? <span className={styles.detail}>{inlineMarkup(row.detail)}</span> : null}
              </th>
              <td className={styles.who}>{row.who}</td>
              <td>
                <a href={row.link.href}>{row.link.label}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
