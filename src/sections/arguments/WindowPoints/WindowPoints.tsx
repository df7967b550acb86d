import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import { Screen } from '../../shared/Screen.tsx';
import styles from './WindowPoints.module.css';
import type { WindowPointsProps } from './WindowPoints.schema.ts';

/** A product window on its system's wash: on a wall above desks, or beside its points. */
export function WindowPoints(props: WindowPointsProps & SectionPlacement) {
  const { id, layout, title, intro, system, window, scene, points, content } = props;
  return (
    <section id={id} className={styles.section} data-layout={layout} data-system={system}>
      <div className={`container ${styles.words}`}>
        <h2>{headingMarkup(title)}</h2>
        {intro ? <p className="intro">{inlineMarkup(intro)}</p> : null}
      </div>
      <div dir="ltr" className={styles.room}>
        <div className={styles.window} data-phone={window?.startsWith('app') ? '' : undefined}>
          <Screen {...props} locale={content?.page.locale} />
        </div>
        {layout === 'wall' ? (
          <div className={styles.desks}>
            <SceneImage scene={scene} alt="" />
          </div>
        ) : null}
      </div>
      {points ? (
        <dl className={`container ${styles.points}`}>
          {points.map(({ name, text }) => (
            <div key={name} className={styles.point}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.text}>{inlineMarkup(text)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  );
}
