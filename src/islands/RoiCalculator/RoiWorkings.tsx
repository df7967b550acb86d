import { fillCopy } from './fillCopy.ts';
import styles from './RoiCalculator.module.css';
import type { RoiCopy } from './RoiCalculator.schema.ts';

export interface RoiWorkingsProps {
  copy: RoiCopy['workings'];
  tokens: Readonly<Record<string, string>>;
}

/** How each figure is worked out, with the visitor's own numbers in the formulas. */
export function RoiWorkings({ copy, tokens }: RoiWorkingsProps) {
  return (
    <div className={styles.workings}>
      <div>
        <h2 className={styles.workingsTitle}>{copy.title}</h2>
        <p className={styles.workingsIntro}>{copy.intro}</p>
      </div>
      <div className={styles.workingsList}>
        {copy.items.map((item) => (
          <details className={styles.details} key={item.title}>
            <summary className={styles.summary}>{item.title}</summary>
            <ul className={styles.steps}>
              {item.steps.map((step) => (
                <li key={step}>{fillCopy(step, tokens)}</li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </div>
  );
}
