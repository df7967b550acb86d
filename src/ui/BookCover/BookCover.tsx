import { siteConfig } from '../../../config/siteConfig.ts';
import type { System } from '../../../shared/site/systems.ts';
import { inlineMarkup } from '../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../scenes/SceneImage.tsx';
import type { SceneSpec } from '../../scenes/sceneSchema.ts';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import styles from './BookCover.module.css';

export interface BookCoverProps {
  /** Not where the page’s heading is beside it. */
  title?: string | undefined;
  scene: SceneSpec;
  system?: System | undefined;
  /** Cells of the title block, next to the brand. */
  cells: readonly { label: string; value: string }[];
  /** book: with a spine, standing. sheet: one sheet, clipped at its corners. */
  shape?: 'book' | 'sheet' | undefined;
  isEager?: boolean | undefined;
}

/** A document's cover, drawn as a sheet with its title block. Decorative: the text next to it says the same. */
export function BookCover({ title, scene, system, cells, shape = 'book', isEager }: BookCoverProps) {
  return (
    <div className={styles.cover} data-shape={shape} data-system={system} aria-hidden="true">
      <div className={styles.frame}>
        <div className={styles.drawing}>
          <SceneImage scene={scene} alt="" isEager={isEager} ratio={shape === 'sheet' ? 1 / 0.7 : 1 / 0.92} />
        </div>
        {title ? <p className={styles.title}>{inlineMarkup(title)}</p> : null}
        <div className={styles.block}>
          <span className={styles.brand}>
            <BrandMark name={siteConfig.brand.name} />
          </span>
          {cells.map((cell) => (
            <span key={cell.label} className={styles.cell}>
              <span className={styles.label}>{cell.label}</span>
              {cell.value}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
