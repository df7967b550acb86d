import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { ProductWindow } from '../../../windows/ProductWindow.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './WindowPoints.module.css';
import type { WindowPointsProps } from './WindowPoints.schema.ts';

/** A room under a beam: the product window on its wall, desks on its floor. */
export function WindowPoints(props: WindowPointsProps & SectionPlacement) {
  const { id, title, intro, system, window, scene, points = [] } = props;
  return (
    <section id={id} className={styles.wall}>
      <div className={`container ${styles.head}`}>
        <h2>{inlineMarkup(title)}</h2>
        {intro ? <p className={styles.intro}>{inlineMarkup(intro)}</p> : null}
      </div>
      <div className={styles.room} data-system={system}>
        <div className={`container ${styles.hung}`}>
          <ProductWindow name={window} />
        </div>
        <div className={styles.desks}>
          <SceneImage scene={scene} alt="" />
        </div>
      </div>
      {points.length > 0 ? (
        <dl className={`container ${styles.points}`}>
          {points.map(({ name, text }) => (
            <div key={name} className={styles.point}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.desc}>{inlineMarkup(text)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  );
}
