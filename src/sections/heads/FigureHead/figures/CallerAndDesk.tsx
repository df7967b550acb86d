import { inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import styles from './CallerAndDesk.module.css';
import type { CallerAndDeskProps } from './CallerAndDesk.schema.ts';

/**
 * Two rooms and the wall between them: what a caller writes and reads on the left, what the desk and the product do on
 * the right.
 */
export function CallerAndDesk(props: CallerAndDeskProps) {
  const { sides, rows, sums } = props;
  return (
    <div className={styles.room}>
      <div className="container">
        <p className={styles.heads}>
          <b>{sides.caller}</b>
          <b>{sides.desk}</b>
        </p>
        <ol>
          {rows.map(({ time, said, read, done, facts }) => (
            <li key={time} className={styles.row}>
              <p className={styles.time}>{time}</p>
              <div className={styles.caller}>
                {said ? <p className={styles.said}>{said}</p> : null}
                {read ? <p className={styles.read}>{read}</p> : null}
              </div>
              <div className={styles.desk}>
                {done ? <p>{inlineMarkup(done)}</p> : null}
                {facts.length > 0 ? (
                  <ul className={styles.facts}>
                    {facts.map((fact) => (
                      <li key={fact}>{fact}</li>
                    ))}
                  </ul>
                ) : null}
              </div>
            </li>
          ))}
        </ol>
        <p className={styles.sums}>
          <span>{sums.caller}</span>
          <span>{sums.desk}</span>
        </p>
      </div>
    </div>
  );
}
