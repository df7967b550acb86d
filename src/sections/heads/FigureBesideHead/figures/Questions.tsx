import { Icon } from '../../../../ui/Icon/Icon.tsx';
import styles from './Questions.module.css';
import type { QuestionsProps } from './Questions.schema.ts';

/** The page's questions on a sheet; each row links to its answer. */
export function Questions({ scheduleTitle, schedule }: QuestionsProps) {
  return (
    <div className={styles.sheet}>
      <p className={styles.sheetTitle}>{scheduleTitle}</p>
      <ol>
        {schedule.map(({ measured, text, who, href }) => (
          <li key={href}>
            <a className={styles.row} href={href}>
              <span className={styles.measured}>{measured}</span>
              <span className={`heading ${styles.text}`}>
                {text}
                <span className={styles.who}>{who}</span>
              </span>
              <span className={styles.arrow}>
                <Icon name="arrow" />
              </span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
