import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import styles from './BuildingDay.module.css';
import type { BuildingDayProps } from './BuildingDay.schema.ts';

/**
 * A floor of a tower that spans a day, with midnight at both edges. The same section is drawn by day with people and by
 * night without; the night version shows before dawn and after dusk.
 */
export function BuildingDay(props: BuildingDayProps) {
  const { alt, caption, excess, notes, hours } = props;
  return (
    <div dir="ltr" className={styles.view}>
      <div className={styles.strip}>
        <div>
          <SceneImage scene={{ scene: 'drawing', name: 'level-six-day', tone: 'day' }} alt={alt} isEager />
        </div>
        <div className={styles.night} data-tone="night">
          <SceneImage
            scene={{ scene: 'drawing', name: 'level-six-night', tone: 'night' }}
            alt=""
            isEager
            isBehind
          />
        </div>
        <div className={styles.labels} aria-hidden="true">
          <p className={styles.caption} data-tone="night">
            {caption}
          </p>
          <p className={styles.excess} data-tone="night">
            <strong>{excess.value}</strong>
            <span>{excess.text}</span>
          </p>
          {notes.map(({ at, text }) => (
            <p
              key={at}
              className={styles.note}
              data-at={at}
              data-tone={at === 'night' || at === 'evening' ? 'night' : 'day'}
            >
              {text}
            </p>
          ))}
          <ol className={styles.hours}>
            {hours.map((hour, index) => (
              <li key={hour} data-tone={index === 2 || index === 3 ? 'day' : 'night'}>
                {hour}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}
