import { inlineMarkup } from '../../lib/inlineMarkup.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import type { SectionPlacement } from '../sectionBase.ts';
import styles from './SwitchSteps.module.css';
import type { SwitchStepsProps } from './SwitchSteps.schema.ts';

/** A night band: what to do, how many days it takes, and the button. */
export function SwitchSteps({ id, title, steps, action }: SwitchStepsProps & SectionPlacement) {
  return (
    <section id={id} className={styles.band} data-tone="night">
      <div className={styles.inner}>
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
