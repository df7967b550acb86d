import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './StatusMatrix.module.css';
import type { StatusMatrixProps } from './StatusMatrix.schema.ts';

/** A table whose cells are filled by state. On phones a dense table becomes a block for each row. */
export function StatusMatrix(props: StatusMatrixProps & SectionPlacement) {
  const { layout, down, across, columns, rows, legend, foot, link, ...frame } = props;
  return (
    <Section {...frame}>
      <div className={styles.scroll}>
        <table className={styles.grid} data-layout={layout}>
          <thead>
            <tr>
              <td className={styles.corner}>
                <span className={styles.across}>{across}</span>
                <span>{down}</span>
              </td>
              {columns.map(({ name, note }) => (
                <th key={name} scope="col" className={styles.column}>
                  {name}
                  {note ? <span className={styles.note}>{note}</span> : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, note, cells }) => (
              <tr key={name}>
                <th scope="row" className={styles.row}>
                  {name}
                  {note ? <span className={styles.note}>{note}</span> : null}
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={columns[index]?.name}
                    className={styles.cell}
                    data-tone={cell.tone}
                    data-column={columns[index]?.name}
                  >
                    <b className={styles.value}>{cell.value}</b>
                    {cell.note ? <span className={styles.cellNote}>{cell.note}</span> : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {legend.length > 0 ? (
        <ul className={styles.legend}>
          {legend.map(({ tone, text }) => (
            <li key={text} className={styles.key} data-tone={tone}>
              {text}
            </li>
          ))}
        </ul>
      ) : null}
      {foot ? <p className={styles.foot}>{inlineMarkup(foot)}</p> : null}
      {link ? (
        <p className={styles.link}>
          <Button href={link.href} label={link.label} variant="text" />
        </p>
      ) : null}
    </Section>
  );
}
