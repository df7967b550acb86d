import { inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import styles from './SystemRiser.module.css';
import type { SystemRiserProps } from './SystemRiser.schema.ts';

/** One job rising through the systems that it involves. */
export function SystemRiser({ job, floors, inward, outward, savedTitle }: SystemRiserProps) {
  return (
    <div dir="ltr" className="container">
      <p className={styles.head} aria-hidden="true">
        <span className={styles.job}>{job}</span>
        <span className={styles.savedTitle}>{savedTitle} …</span>
      </p>
      <ol className={styles.floors}>
        {floors.map((floor) => (
          <li key={floor.time} className={styles.floor}>
            <p className={styles.time}>{floor.time}</p>
            <div>
              <p className={`heading ${styles.name}`}>{floor.system}</p>
              <p className={styles.what}>{inlineMarkup(floor.what)}</p>
            </div>
            <ul className={styles.flows}>
              {floor.flows.map((flow) => (
                <li key={flow.what} data-toward={flow.toward}>
                  {flow.what}
                  <span className="visually-hidden"> ({flow.toward === 'in' ? inward : outward})</span>
                </li>
              ))}
            </ul>
            <p className={styles.saved}>
              <span className={`visually-hidden ${styles.prefix}`}>{savedTitle} </span>
              {floor.saved}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
