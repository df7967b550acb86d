import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { Icon } from '../../../../ui/Icon/Icon.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../../sectionBase.ts';
import type { RoomRowProps } from '../RoomRow.schema.ts';
import styles from './RoomsAlongCorridor.module.css';

/**
 * Rooms side by side under one slab; buttons move two rooms forward or back, and the track scrolls without them too.
 */
export function RoomsAlongCorridor(props: RoomRowProps & SectionPlacement) {
  const { id, axis, mark, tone, title, intro, previous, next, listLabel, rooms } = props;
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div data-carousel="">
        <div className={styles.head}>
          <div>
            <h2>{headingMarkup(title)}</h2>
            {intro ? <p className="intro">{inlineMarkup(intro)}</p> : null}
          </div>
          <div className={styles.buttons}>
            <button
              type="button"
              className={styles.button}
              data-carousel-previous=""
              data-way="back"
              aria-label={previous}
              hidden
            >
              <Icon name="arrow" />
            </button>
            <button type="button" className={styles.button} data-carousel-next="" aria-label={next} hidden>
              <Icon name="arrow" />
            </button>
          </div>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
        <ul className={styles.track} data-carousel-track="" tabIndex={0} aria-label={listLabel}>
          {rooms.map((room) => (
            <li key={room.title} className={styles.room}>
              <SceneImage className={styles.scene} scene={room.scene} alt="" />
              <h3 className={styles.title}>{headingMarkup(room.title)}</h3>
              <p className={styles.text}>{inlineMarkup(room.text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
