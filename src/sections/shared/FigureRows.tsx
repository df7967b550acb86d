import { inlineMarkup } from '../../lib/inlineMarkup.tsx';
import styles from './FigureRows.module.css';

interface FigureRowsProps {
  title: string;
  intro?: string | undefined;
  rows: readonly { figure?: string | undefined; title: string; text: string }[];
}

/** A heading beside ruled rows under a beam; a row's figure is in front of what it measures. */
export function FigureRows({ title, intro, rows }: FigureRowsProps) {
  return (
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
  );
}
