import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './ShiftCards.module.css';
import type { ShiftCardsProps } from './ShiftCards.schema.ts';

/** Eight rooms on three floors in section: slabs and walls in ink, a reason and its drawing in each. */
export function ShiftCards({ cards, tone = 'paper', ...frame }: ShiftCardsProps & SectionPlacement) {
  const drawingTone = tone === 'night' ? 'night' : 'day';
  return (
    <Section {...frame} tone={tone}>
      <ol className={styles.building}>
        {cards.map(({ icon, alt, title, desc, time }) => (
          <li key={title} className={styles.room}>
            {time ? <p className={styles.time}>{time}</p> : null}
            <h3>{title}</h3>
            <p className={styles.desc}>{inlineMarkup(desc)}</p>
            <SceneImage
              scene={{ scene: 'drawing', name: icon, tone: drawingTone }}
              alt={alt}
              className={styles.drawing}
            />
          </li>
        ))}
      </ol>
    </Section>
  );
}
