import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import styles from './RefrigerationLoop.module.css';
import type { RefrigerationLoopProps } from './RefrigerationLoop.schema.ts';

/** The loop from the dock to the last case, full width, with the reading of each part. */
export function RefrigerationLoop({ alt, readings }: RefrigerationLoopProps) {
  return (
    <div dir="ltr" className={styles.view}>
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
  );
}
