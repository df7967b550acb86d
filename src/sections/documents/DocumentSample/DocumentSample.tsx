import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './DocumentSample.module.css';
import type { DocumentSampleProps } from './DocumentSample.schema.ts';

/** Two open pages: a calculation with its rule on the left, a table on the right. */
export function DocumentSample({
  id,
  axis,
  mark,
  tone,
  title,
  intro,
  system,
  left,
  right,
}: DocumentSampleProps & SectionPlacement) {
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <div className={styles.spread}>
        <div className={styles.page}>
          <p className={styles.head}>{left.head}</p>
          <h3 className={styles.heading}>{headingMarkup(left.heading)}</h3>
          <p className={styles.formula}>{left.formula}</p>
          {left.paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.text}>
              {inlineMarkup(paragraph)}
            </p>
          ))}
          {left.note ? (
            <div className={styles.note} data-system={system}>
              <h4 className={styles.noteTitle}>{headingMarkup(left.note.title)}</h4>
              <p>{inlineMarkup(left.note.text)}</p>
            </div>
          ) : null}
          <p className={styles.number}>{left.page}</p>
        </div>
        <div className={styles.page}>
          <p className={styles.head}>{right.head}</p>
          <div className={styles.scroll}>
            <table className={styles.table}>
              <caption className={styles.caption}>{inlineMarkup(right.caption)}</caption>
              <thead>
                <tr>
                  {right.columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {right.rows.map(([first, ...cells]) => (
                  <tr key={first}>
                    <th scope="row">{first}</th>
                    {right.columns.slice(1).map((column, index) => (
                      <td key={column}>{cells[index]}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {right.after ? <p className={styles.text}>{inlineMarkup(right.after)}</p> : null}
          <p className={styles.number}>{right.page}</p>
        </div>
      </div>
    </Section>
  );
}
