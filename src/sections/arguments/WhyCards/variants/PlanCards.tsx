import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import type { WhyCardsProps } from '../WhyCards.schema.ts';
import { cardScene } from './cardScene.ts';
import styles from './PlanCards.module.css';

const CROP = { width: 320, height: 160 };

interface PlanCardsProps {
  cards: WhyCardsProps['cards'];
  drawingTone: 'day' | 'night';
}

/** Reasons in ruled cells, like rooms on a plan: two wide ones, then the rest in a row. */
export function PlanCards({ cards, drawingTone }: PlanCardsProps) {
  return (
    <ul className={styles.plan}>
      {cards.map(({ alt, title, desc, ...pictured }) => (
        <li key={title} className={styles.room}>
          <div className={styles.drawing}>
            <SceneImage scene={cardScene(pictured, { tone: drawingTone, crop: CROP })} alt={alt} isBleeding />
          </div>
          <div className={styles.words}>
            <h3 className={styles.title}>{headingMarkup(title)}</h3>
            <p className={styles.desc}>{inlineMarkup(desc)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
