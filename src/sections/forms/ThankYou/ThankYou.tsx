import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './ThankYou.module.css';
import type { ThankYouProps } from './ThankYou.schema.ts';

/** Width by height of what a phone shows of the drawing, as in the stylesheet. */
const PHONE = 2.9;

/** The reply to a form: thanks, then the days ahead along one dimension line. */
export function ThankYou({
  id,
  title,
  intro,
  action,
  steps,
  scene,
  links,
  linksTitle,
}: ThankYouProps & SectionPlacement) {
  return (
    <section id={id} className={styles.thanks}>
      <div className="container">
        <h1>{headingMarkup(title)}</h1>
        <p className={styles.desc}>{inlineMarkup(intro)}</p>
        {action ? (
          <p className={styles.action}>
            <Button href={action.href} label={action.label} />
          </p>
        ) : null}
      </div>
      <SceneImage className={styles.drawing} scene={scene} ratio={PHONE} alt="" isEager isBleeding />
      <div className={`container ${styles.ground}`}>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title} className={styles.step}>
              <p className={styles.when}>{step.when}</p>
              <h2 className={styles.stepTitle}>{headingMarkup(step.title)}</h2>
              <p>{inlineMarkup(step.text)}</p>
            </li>
          ))}
        </ol>
        {links.length > 0 ? (
          <nav className={styles.links} aria-label={linksTitle}>
            {linksTitle ? <h2 className={styles.linksTitle}>{headingMarkup(linksTitle)}</h2> : null}
            {links.map((one) => (
              <Button key={one.href} href={one.href} label={one.label} variant="text" />
            ))}
          </nav>
        ) : null}
      </div>
    </section>
  );
}
