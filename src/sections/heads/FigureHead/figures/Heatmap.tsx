import type { CSSProperties } from 'react';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import styles from './Heatmap.module.css';
import type { HeatmapProps } from './Heatmap.schema.ts';

/** A full-width carpet plot, with instructions below. A narrow viewport shows its last weeks. */
export function Heatmap(props: HeatmapProps) {
  const { scene, alt, caption, hours, months, found, readings } = props;
  return (
    <>
      <div dir="ltr" className={styles.view}>
        <div className={styles.carpet}>
          <SceneImage scene={{ ...scene, tone: 'night' }} alt={alt} isEager />
          <div aria-hidden="true" style={{ '--found': `${found.at}%` } as CSSProperties}>
            <p className={styles.caption}>{caption}</p>
            <ol className={styles.hours}>
              {hours.map((hour) => (
                <li key={hour}>{hour}</li>
              ))}
            </ol>
            <p className={styles.found}>
              <b>{found.date}</b>
              <span>{found.text}</span>
            </p>
            <ol className={styles.months}>
              {months.map((month, index) => (
                // January is on the axis twice, so the key includes the position.
                <li key={`${month}-${String(index)}`}>{month}</li>
              ))}
            </ol>
          </div>
        </div>
      </div>
      <dl className={`container ${styles.readings}`}>
        {readings.map(({ swatch, name, text }) => (
          <div key={name} className={styles.reading} data-swatch={swatch}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
