import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './CompareChoice.module.css';
import type { CompareChoiceProps } from './CompareChoice.schema.ts';

/** Two lists of reasons with a wall between them. */
export function CompareChoice({ them, us, ...frame }: CompareChoiceProps & SectionPlacement) {
  return (
    <Section {...frame}>
      <div className={styles.sides}>
        {[them, us].map((choice, index) => (
          <div key={choice.title}>
            <h2 className={styles.title}>{inlineMarkup(choice.title)}</h2>
            <ul className={styles.reasons}>
              {choice.reasons.map((reason) => (
                <li key={reason}>{inlineMarkup(reason)}</li>
              ))}
            </ul>
            {choice.action ? (
              <Button
                href={choice.action.href}
                label={choice.action.label}
                variant={index === 0 ? 'text' : 'primary'}
              />
            ) : null}
          </div>
        ))}
      </div>
    </Section>
  );
}
