import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import styles from './BuildingPair.module.css';
import type { BuildingPairProps } from './BuildingPair.schema.ts';

/** Two drawings of one building on one ground line; below the ground, the two times as bars. */
export function BuildingPair({ date, them, us }: BuildingPairProps) {
  const sides = [
    { ...them, isOurs: false },
    { ...us, isOurs: true },
  ];
  return (
    <>
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
        <dl className={`container ${styles.times}`}>
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
        <p className={`container ${styles.date}`}>{date}</p>
      </div>
    </>
  );
}
