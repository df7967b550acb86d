import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './ComparisonHead.module.css';
import type { ComparisonHeadProps } from './ComparisonHead.schema.ts';

/** Two drawings of one building on one ground line; below the ground, the two times as bars. */
export function ComparisonHead({ id, title, intro, date, them, us }: ComparisonHeadProps & SectionPlacement) {
  const sides = [
    { ...them, isOurs: false },
    { ...us, isOurs: true },
  ];
  return (
    <section id={id} className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{inlineMarkup(title)}</h1>
        <div>
          <p className={styles.desc}>{inlineMarkup(intro)}</p>
          <p className={styles.date}>{date}</p>
        </div>
      </div>
      <div className={styles.sides}>
        {sides.map((side) => (
          <figure key={side.name} className={styles.side}>
            <figcaption className={styles.caption}>
              <b>{side.title}</b>
              <span>{side.count}</span>
            </figcaption>
            <SceneImage className={styles.picture} scene={side.scene} alt={side.alt} isEager />
          </figure>
        ))}
      </div>
      <div className={styles.ground}>
        <dl className={styles.times}>
          {sides.map((side) => (
            <div key={side.name} className={styles.time}>
              <dt>{side.name}</dt>
              <dd data-ours={side.isOurs ? '' : undefined}>
                <i style={{ inlineSize: `${side.share}%` }} />
                <span>{side.time}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
