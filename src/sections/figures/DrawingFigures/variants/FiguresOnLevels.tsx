import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import type { SectionPlacement } from '../../../sectionBase.ts';
import type { DrawingFiguresProps } from '../DrawingFigures.schema.ts';
import styles from './FiguresOnLevels.module.css';

/** A building on the ground line at the left, with its figures on level marks at the right. */
export function FiguresOnLevels({
  id,
  title,
  intro,
  scene,
  figures,
}: DrawingFiguresProps & SectionPlacement) {
  return (
    <section id={id} className={styles.levels}>
      <div className={`container ${styles.halves}`}>
        <div className={styles.words}>
          <h2>{headingMarkup(title)}</h2>
          {intro ? <p className={styles.intro}>{inlineMarkup(intro)}</p> : null}
          <dl>
            {figures.map(({ value, text, before }) => (
              <div key={text} className={styles.figure}>
                <dt className={styles.text}>
                  <b className={styles.strong}>{text}</b>
                  {before ? <span className={styles.before}>{before}</span> : null}
                </dt>
                <dd className={`heading ${styles.value}`}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.drawing}>
          <SceneImage scene={scene} alt="" />
        </div>
      </div>
    </section>
  );
}
