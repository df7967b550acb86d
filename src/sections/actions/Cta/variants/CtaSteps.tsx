import { headingMarkup } from '../../../../lib/inlineMarkup.tsx';
import { Button } from '../../../../ui/Button/Button.tsx';
import type { SectionPlacement } from '../../../sectionBase.ts';
import type { CtaProps } from '../Cta.schema.ts';
import styles from './CtaSteps.module.css';

/** A low band with the headline, the days of the change, and the button. */
export function CtaSteps(props: CtaProps & SectionPlacement) {
  const { id, title, steps = [], label, href, isExternal } = props;
  return (
    <section id={id} className={styles.band} data-tone="night">
      <div className={`container ${styles.inner}`}>
        <h2 className={styles.title}>{headingMarkup(title)}</h2>
        <ol className={styles.steps}>
          {steps.map(({ day, text }) => (
            <li key={day} className={styles.step}>
              <b className={styles.day}>{day}</b>
              {text}
            </li>
          ))}
        </ol>
        <Button href={href} label={label} isExternal={isExternal} />
      </div>
    </section>
  );
}
