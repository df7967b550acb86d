import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './CaseStory.module.css';
import type { CaseStoryProps } from './CaseStory.schema.ts';

/** Two columns under one beam: what was wrong, and what was done about it. */
export function CaseStory({
  id,
  axis,
  mark,
  tone,
  title,
  challenge,
  approach,
  hindsight,
}: CaseStoryProps & SectionPlacement) {
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <h2 className={styles.title}>{inlineMarkup(title)}</h2>
      <div className={styles.bays}>
        {[challenge, approach].map((side) => (
          <div key={side.title} className={styles.bay}>
            <h3 className={styles.name}>{inlineMarkup(side.title)}</h3>
            {side.paragraphs.map((paragraph) => (
              <p key={paragraph}>{inlineMarkup(paragraph)}</p>
            ))}
          </div>
        ))}
      </div>
      {hindsight ? (
        <div className={styles.hindsight}>
          <h3 className={styles.note}>{inlineMarkup(hindsight.title)}</h3>
          <p>{inlineMarkup(hindsight.text)}</p>
        </div>
      ) : null}
    </Section>
  );
}
