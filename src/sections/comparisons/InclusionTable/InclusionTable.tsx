import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './InclusionTable.module.css';
import type { InclusionTableProps } from './InclusionTable.schema.ts';

/** A schedule: one row per item, one column per plan. On a phone each item is above its own row of cells. */
export function InclusionTable(props: InclusionTableProps & SectionPlacement) {
  const { title, intro, reference, item, included, missing, columns, lit, groups, ...frame } = props;
  return (
    <Section {...frame} title={title} intro={intro}>
      <table className={styles.schedule} data-columns={columns.length}>
        <thead>
          <tr>
            <th scope="col" className={styles.ref}>
              {reference}
            </th>
            <th scope="col" className={styles.item}>
              {item}
            </th>
            {columns.map((column, index) => (
              <th key={column} scope="col" data-lit={index === lit ? '' : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.title}>
            <tr className={styles.group}>
              <th colSpan={columns.length + 2} scope="colgroup">
                {group.title}
              </th>
            </tr>
            {group.rows.map((row) => (
              <tr key={row.ref} className={styles.row}>
                <td className={styles.ref}>{row.ref}</td>
                <th scope="row" className={styles.item}>
                  {row.item}
                </th>
                {row.cells.map((cell, index) => (
                  <td key={columns[index]} data-lit={index === lit ? '' : undefined}>
                    {typeof cell === 'string' ? (
                      cell
                    ) : (
                      <span
                        className={cell ? styles.in : styles.out}
                        data-fill={cell ? undefined : ''}
                        role="img"
                        aria-label={cell ? included : missing}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Section>
  );
}
