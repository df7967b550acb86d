import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { ToolSummary } from '../shared/ToolSummary.tsx';
import type { RoiCopy } from './RoiCalculator.schema.ts';
import styles from './RoiWorkings.module.css';

export interface RoiWorkingsProps {
  copy: RoiCopy['workings'];
  tokens: Readonly<Record<string, string>>;
}

/** How each figure is calculated, with the visitor's own numbers in the formulas. */
export function RoiWorkings({ copy, tokens }: RoiWorkingsProps) {
  return (
    <div className={styles.workings}>
      <div>
        <h2>{copy.title}</h2>
        <p className={styles.workingsIntro}>{copy.intro}</p>
      </div>
      <div className={styles.workingsList}>
        {copy.items.map((item) => (
          <details key={item.title}>
            <ToolSummary>{item.title}</ToolSummary>
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
