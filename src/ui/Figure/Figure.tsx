import type { System } from '../../../shared/site/systems.ts';
import { mediaImage } from '../../lib/images/mediaImages.ts';
import { inlineMarkup } from '../../lib/inlineMarkup.tsx';
import { closeupOf } from '../../scenes/closeupOf.ts';
import { SceneImage, sceneSize } from '../../scenes/SceneImage.tsx';
import { drawnSchema, type SceneSpec } from '../../scenes/sceneSchema.ts';
import styles from './Figure.module.css';

export interface FigureProps {
  /** Name of a drawing in src/scenes/drawings. */
  drawing?: string | undefined;
  /** Kind of a building in src/scenes/buildings, if there is no drawing. */
  building?: string | undefined;
  /** Path of a photograph, screenshot or SVG picture within content/media, in place of both. */
  photograph?: string | undefined;
  /** The system lit up in the building, and the wash under the picture. */
  system?: System | undefined;
  /** Alt text. Empty when the caption says it all. */
  alt: string;
  caption: string;
  /** Such as “Fig. 2”. */
  number?: string | undefined;
}

/** Width in px from which a drawing is a strip, which is cropped. */
const STRIP = 2160;

/** Width divided by height of a cropped strip. */
const STRIP_RATIO = 2.8;

function drawnScene({ drawing, building, system }: Pick<FigureProps, 'drawing' | 'building' | 'system'>) {
  return drawnSchema.parse(
    drawing === undefined
      ? { scene: 'building', kind: building, ...(system ? { live: system } : {}) }
      : { scene: 'drawing', name: drawing },
  );
}

/** A drawing or a photograph with its caption, standing on a floor line. */
export function Figure({ photograph, alt, caption, number, ...drawn }: FigureProps) {
  const scene: SceneSpec =
    photograph === undefined
      ? drawnScene(drawn)
      : { scene: 'picture', file: mediaImage(photograph), tone: 'day' };
  const kind = scene.scene === 'drawing' && sceneSize(scene).width >= STRIP ? 'strip' : scene.scene;
  const bleeds = closeupOf(scene)?.bleeds;
  return (
    <figure>
      <div
        dir="ltr"
        className={styles.picture}
        data-system={drawn.system}
        data-kind={kind}
        data-bleeds={bleeds}
      >
        <SceneImage scene={scene} alt={alt} ratio={kind === 'strip' ? STRIP_RATIO : undefined} />
      </div>
      <figcaption className={styles.caption}>
        {number ? <span className={styles.number}>{number}</span> : null}
        {inlineMarkup(caption)}
      </figcaption>
    </figure>
  );
}
