import { inlineMarkup } from '../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../scenes/SceneImage.tsx';
import { sceneSchema } from '../../scenes/sceneSchema.ts';
import styles from './Figure.module.css';

export interface FigureProps {
  /** Name of a drawing in src/scenes/drawings. */
  drawing?: string | undefined;
  /** Kind of a building in src/scenes/buildings, if there is no drawing. */
  building?: string | undefined;
  /** The system lit up in the building, and the wash under the picture. */
  system?: 'cmms' | 'energy' | 'cold' | undefined;
  /** Alt text. Empty when the caption says it all. */
  alt: string;
  caption: string;
  /** Such as “Fig. 2”. */
  number?: string | undefined;
}

/** A drawing with its caption, standing on a floor line. */
export function Figure({ drawing, building, system, alt, caption, number }: FigureProps) {
  const scene = sceneSchema.parse(
    drawing === undefined
      ? { scene: 'building', kind: building, ...(system ? { live: system } : {}) }
      : { scene: 'drawing', name: drawing },
  );
  return (
    <figure className={styles.figure}>
      <div className={styles.picture} data-system={system} data-kind={scene.scene}>
        <SceneImage scene={scene} alt={alt} />
      </div>
      <figcaption className={styles.caption}>
        {number ? <span className={styles.number}>{number}</span> : null}
        {inlineMarkup(caption)}
      </figcaption>
    </figure>
  );
}
