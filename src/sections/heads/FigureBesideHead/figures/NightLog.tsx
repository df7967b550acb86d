import { inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import styles from './NightLog.module.css';
import type { NightLogProps } from './NightLog.schema.ts';

/** A log on a live line; a person's decision breaks the line. */
export function NightLog({ logTitle, entries }: NightLogProps) {
  return (
    <div>
      <p className={styles.logTitle}>{logTitle}</p>
      <ol className={styles.log}>
        {entries.map((entry) => (
          <li key={entry.time} className={styles.entry} data-signed={entry.isSigned ? '' : undefined}>
            <p className={styles.time}>{entry.time}</p>
            <div className={styles.body}>
              <p className={styles.step}>{entry.step}</p>
              <p>{inlineMarkup(entry.text)}</p>
              {entry.facts.length > 0 ? (
                <ul className={styles.facts}>
                  {entry.facts.map((fact) => (
                    <li key={fact}>{fact}</li>
                  ))}
                </ul>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
