import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { SplitHead } from '../../../ui/SplitHead/SplitHead.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './RefrigerationLoopHead.module.css';
import type { RefrigerationLoopHeadProps } from './RefrigerationLoopHead.schema.ts';

/** Few words, then the loop from the dock to the last case, as wide as the window, with what each part reads. */
export function RefrigerationLoopHead({
  id,
  title,
  intro,
  action,
  second,
  alt,
  readings,
}: RefrigerationLoopHeadProps & SectionPlacement) {
  return (
    <section id={id} className={styles.hero} data-hero="">
      <SplitHead className={styles.words} title={title} intro={intro} action={action} second={second} />
      <div className={styles.view}>
        <div className={styles.drawing}>
          <SceneImage scene={{ scene: 'drawing', name: 'cold-chain', tone: 'day' }} alt={alt} isEager />
          <div className={styles.readings} aria-hidden="true">
            {readings.map(({ at, value, state }) => (
              <span key={at} className={styles.reading} data-at={at} data-state={state}>
                {value}
              </span>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
