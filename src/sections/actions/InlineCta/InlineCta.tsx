import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './InlineCta.module.css';
import type { InlineCtaProps } from './InlineCta.schema.ts';

/** A night band with the action, how many days the change takes, and the button. */
export function InlineCta({ id, title, steps, action }: InlineCtaProps & SectionPlacement) {
  return (
    <section id={id} className={styles.band} data-tone="night">
      <div className={`container ${styles.inner}`}>
        <h2 className={styles.title}>{inlineMarkup(title)}</h2>
        <ol className={styles.steps}>
          {steps.map(({ day, text }) => (
            <li key={day} className={styles.step}>
              <b className={styles.day}>{day}</b>
              {text}
            </li>
          ))}
        </ol>
        <Button href={action.href} label={action.label} />
      </div>
    </section>
  );
}
