import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './FigureTable.module.css';
import type { FigureTableProps } from './FigureTable.schema.ts';

/** A ruled table with a measured figure in the middle of each row. On a phone, a row becomes a block. */
export function FigureTable(props: FigureTableProps & SectionPlacement) {
  const { layout, columns, rows, note, ...frame } = props;
  const hasLinks = rows.some(({ link }) => link);
  return (
    <Section {...frame}>
      <table className={styles.list} data-layout={layout}>
        <thead>
          <tr>
            <th scope="col">{columns.title}</th>
            <th scope="col">{columns.figure}</th>
            <th scope="col">{columns.text}</th>
            {hasLinks ? <th scope="col">{columns.link}</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.title} className={styles.row}>
              <th scope="row" className={styles.title}>
                {inlineMarkup(row.title)}
                {row.detail ? <span className={styles.detail}>{inlineMarkup(row.detail)}</span> : null}
              </th>
              <td>
                <b className={styles.figure}>{row.figure}</b>
                {row.note ? <span className={styles.detail}>{row.note}</span> : null}
              </td>
              <td className={styles.text}>
                {layout === 'problems' ? (
                  <span className={styles.tick}>
                    <Icon name="check" />
                  </span>
                ) : null}
                <span>{inlineMarkup(row.text)}</span>
              </td>
              {hasLinks ? <td>{row.link ? <a href={row.link.href}>{row.link.label}</a> : null}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
      {note ? <p className={styles.note}>{inlineMarkup(note)}</p> : null}
    </Section>
  );
}
