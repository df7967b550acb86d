import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { entryFor, type SectionPlacement } from '../../sectionBase.ts';
import styles from './FigureRows.module.css';
import type { FigureRowsProps } from './FigureRows.schema.ts';

/** A heading beside ruled rows under a beam; a row's figure is in front of what it measures. */
export function FigureRows(props: FigureRowsProps & SectionPlacement) {
  const { id, axis, mark, tone, title, intro, content } = props;
  const rows =
    props.rows ??
    entryFor('webinar', content).takeaways.map(({ stat, ...row }) => ({ ...row, figure: stat }));
  if (rows.length === 0) return null;
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div className={styles.halves}>
        <div>
          <h2 className={styles.title}>{inlineMarkup(title)}</h2>
          {intro ? <p className={styles.intro}>{inlineMarkup(intro)}</p> : null}
        </div>
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={row.title} className={styles.row} data-figure={row.figure ? '' : undefined}>
              {row.figure ? <b className={styles.figure}>{row.figure}</b> : null}
              <div>
                <h3 className={styles.name}>{row.title}</h3>
                <p>{inlineMarkup(row.text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
