import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { ProductWindow } from '../../../windows/ProductWindow.tsx';
import { RecordLog } from '../../../windows/RecordLog/RecordLog.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './WindowSteps.module.css';
import type { WindowStepsProps } from './WindowSteps.schema.ts';

/** A washed band: the window on the left, text and dated steps on the right. */
export function WindowSteps(props: WindowStepsProps & SectionPlacement) {
  const { id, title, intro, system, log, window, steps } = props;
  return (
    <section id={id} className={styles.band} data-system={system}>
      <div className={`container ${styles.halves}`}>
        <div className={styles.words}>
          <h2>{inlineMarkup(title)}</h2>
          {intro ? <p className={styles.intro}>{inlineMarkup(intro)}</p> : null}
          <ol className={styles.steps}>
            {steps.map(({ when, text }) => (
              <li key={when} className={styles.step}>
                <b className={styles.when}>{when}</b>
                <span>{inlineMarkup(text)}</span>
              </li>
            ))}
          </ol>
        </div>
        <div data-phone={window?.startsWith('app') ? '' : undefined}>
          {log ? <RecordLog {...log} /> : null}
          {window ? <ProductWindow name={window} /> : null}
        </div>
      </div>
    </section>
  );
}
