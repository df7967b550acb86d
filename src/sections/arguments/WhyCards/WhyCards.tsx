import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './WhyCards.module.css';
import type { WhyCardsProps } from './WhyCards.schema.ts';

/** Reasons in ruled cells, like rooms on a plan: two wide ones, then the rest in a row. */
export function WhyCards({ cards, tone = 'paper', ...frame }: WhyCardsProps & SectionPlacement) {
  const drawingTone = tone === 'night' ? 'night' : 'day';
  return (
    <Section {...frame} tone={tone}>
      <ul className={styles.plan}>
        {cards.map(({ icon, alt, title, desc }) => (
          <li key={title} className={styles.room}>
            <div className={styles.drawing}>
              <SceneImage scene={{ scene: 'drawing', name: icon, tone: drawingTone }} alt={alt} />
            </div>
            <div className={styles.words}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.desc}>{inlineMarkup(desc)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
