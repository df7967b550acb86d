import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './SecurityCards.module.css';
import type { SecurityCardsProps } from './SecurityCards.schema.ts';

/** A wall cut open, its layers numbered to match the schedule beside it. */
export function SecurityCards(props: SecurityCardsProps & SectionPlacement) {
  const { cards, alt, link, tone = 'night', ...frame } = props;
  const drawingTone = tone === 'night' ? 'night' : 'day';
  return (
    <Section {...frame} tone={tone}>
      <div className={styles.sheet}>
        <div className={styles.wall}>
          <ol className={styles.keys} aria-hidden="true">
            {cards.map(({ title }, index) => (
              <li key={title} className={styles.bubble}>
                {index + 1}
              </li>
            ))}
          </ol>
          <SceneImage scene={{ scene: 'drawing', name: 'wall-cut', tone: drawingTone }} alt={alt} />
        </div>
        <ol className={styles.schedule}>
          {cards.map(({ title, text }, index) => (
            <li key={title} className={styles.layer}>
              <span className={styles.bubble} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.desc}>{inlineMarkup(text)}</p>
              </div>
            </li>
          ))}
        </ol>
        {link ? (
          <p className={styles.link}>
            <Button href={link.href} label={link.label} variant="text" />
          </p>
        ) : null}
      </div>
    </Section>
  );
}
