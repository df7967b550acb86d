import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import type { WhyCardsProps } from '../WhyCards.schema.ts';
import styles from './BuildingCards.module.css';
import { cardScene } from './cardScene.ts';

const CROP = { width: 400, height: 150 };

interface BuildingCardsProps {
  cards: WhyCardsProps['cards'];
  drawingTone: 'day' | 'night';
}

/** Eight rooms on three floors in section: slabs and walls in ink, a reason and its drawing in each. */
export function BuildingCards({ cards, drawingTone }: BuildingCardsProps) {
  return (
    <ol className={styles.building}>
      {cards.map(({ alt, title, desc, time, ...pictured }) => (
        <li key={title} className={styles.room}>
          {time ? <p className={styles.time}>{time}</p> : null}
          <h3>{headingMarkup(title)}</h3>
          <p className={styles.desc}>{inlineMarkup(desc)}</p>
          <SceneImage
            scene={cardScene(pictured, { tone: drawingTone, crop: CROP })}
            alt={alt}
            className={styles.drawing}
            isBleeding
          />
        </li>
      ))}
    </ol>
  );
}
