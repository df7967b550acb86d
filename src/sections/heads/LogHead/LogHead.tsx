import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { ActionPair } from '../../../ui/ActionPair/ActionPair.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './LogHead.module.css';
import type { LogHeadProps } from './LogHead.schema.ts';

/** Text that sticks beside a log on a live line; a person's decision breaks the line. */
export function LogHead({
  id,
  title,
  intro,
  action,
  second,
  logTitle,
  entries,
}: LogHeadProps & SectionPlacement) {
  return (
    <section id={id} className={styles.night} data-tone="night">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title}>{inlineMarkup(title)}</h1>
          <p className={styles.desc}>{inlineMarkup(intro)}</p>
          <ActionPair action={action} second={second} />
        </div>
        <div>
          <h2 className={styles.logTitle}>{logTitle}</h2>
          <ol className={styles.log}>
            {entries.map((entry) => (
              <li key={entry.time} className={styles.entry} data-signed={entry.isSigned ? '' : undefined}>
                <p className={styles.time}>{entry.time}</p>
                <div className={styles.body}>
                  <h3 className={styles.step}>{entry.step}</h3>
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
      </div>
    </section>
  );
}
