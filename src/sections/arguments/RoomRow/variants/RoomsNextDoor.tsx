import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import type { SectionPlacement } from '../../../sectionBase.ts';
import type { RoomRowProps } from '../RoomRow.schema.ts';
import styles from './RoomsNextDoor.module.css';

/** Rooms in a row under one beam with walls between; the room without a door is the current page. */
export function RoomsNextDoor(props: RoomRowProps & SectionPlacement) {
  const { id, title, intro, system, rooms } = props;
  return (
    <section id={id} className={styles.row} data-system={system}>
      <div className={`container ${styles.head}`}>
        <h2>{headingMarkup(title)}</h2>
        {intro ? <p className="intro">{inlineMarkup(intro)}</p> : null}
      </div>
      <div className={styles.building}>
        <ul className={styles.rooms}>
          {rooms.map(({ title: name, text, href, scene }) => (
            <li key={name} className={styles.room} data-here={href ? undefined : ''}>
              <SceneImage className={styles.picture} scene={scene} alt="" ratio={300 / 190} />
              <h3 className={styles.name}>
                {href ? (
                  <a className="stretched-link" href={href}>
                    {headingMarkup(name)}
                  </a>
                ) : (
                  name
                )}
              </h3>
              <p className={styles.desc}>{inlineMarkup(text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
