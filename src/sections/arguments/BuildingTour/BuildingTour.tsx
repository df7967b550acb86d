import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './BuildingTour.module.css';
import type { BuildingTourProps } from './BuildingTour.schema.ts';

type Room = BuildingTourProps['rooms'][number];

function Storey({ room, number }: { room: Room; number: number }) {
  const { anchor, name, level, floor, system, scene, alt, title, text, readings, codes } = room;
  return (
    <li id={anchor} className={styles.storey} data-system={system}>
      <div className={styles.room}>
        <p className={styles.level}>
          <b className={styles.height}>{level}</b>
          {floor}
        </p>
        <SceneImage className={styles.drawing} scene={scene} alt={alt} ratio={2} position={[30, 100]} />
        <div className={styles.legend}>
          <p className={styles.name}>
            <span className="bubble filled" aria-hidden="true">
              {number}
            </span>
            {name}
          </p>
          <div>
            <h3>{headingMarkup(title)}</h3>
            <p className={styles.text}>{inlineMarkup(text)}</p>
          </div>
          <dl>
            {readings.map((reading) => (
              <div key={reading.name} className={styles.reading}>
                <dt>{reading.name}</dt>
                <dd className={styles.value} data-out={reading.isOut ? '' : undefined}>
                  {reading.value}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <ul className={styles.codes}>
        {codes.map(({ code, text: asks }) => (
          <li key={code} className={styles.code}>
            <b className={styles.mono}>{code}</b>
            <span className={styles.asks}>{asks}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** A tour down through a building, with slabs between the rooms and a margin note at each level. */
export function BuildingTour(props: BuildingTourProps & SectionPlacement) {
  const { id, axis, mark, tone, title, intro, margin, rooms, link } = props;
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div className={styles.heads}>
        <div>
          <h2>{headingMarkup(title)}</h2>
          {intro ? <p className="intro">{inlineMarkup(intro)}</p> : null}
        </div>
        <p className={styles.margin}>
          <b className={`heading ${styles.marginTitle}`}>{margin.title}</b>
          {inlineMarkup(margin.text)}
        </p>
      </div>
      <ol>
        {rooms.map((room, index) => (
          <Storey key={room.anchor} room={room} number={index + 1} />
        ))}
      </ol>
      {link ? (
        <p className={styles.more}>
          <Button href={link.href} label={link.label} variant="text" />
        </p>
      ) : null}
    </Section>
  );
}
