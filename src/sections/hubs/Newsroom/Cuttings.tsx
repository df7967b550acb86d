import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import styles from './Cuttings.module.css';
import type { NewsroomProps } from './Newsroom.schema.ts';

/** Press coverage as columns of clippings under their mastheads. */
export function Cuttings({ cuttings }: Pick<NewsroomProps, 'cuttings'>) {
  return (
    <ul className={styles.cuttings}>
      {cuttings.map((cutting) => (
        <li key={cutting.title} className={styles.cutting}>
          <p className={styles.masthead}>
            <span className={styles.outlet} data-face={cutting.face}>
              {cutting.outlet}
            </span>
            <span className={styles.issue}>{cutting.issue}</span>
          </p>
          <h2 className={styles.cut}>{headingMarkup(cutting.title)}</h2>
          <blockquote className={styles.quote}>{inlineMarkup(cutting.quote)}</blockquote>
          <p className={styles.by}>{cutting.by}</p>
        </li>
      ))}
    </ul>
  );
}
