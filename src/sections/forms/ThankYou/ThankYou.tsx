import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { PortraitImage } from '../../../scenes/portraits/PortraitImage.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { BookCover } from '../../../ui/BookCover/BookCover.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './ThankYou.module.css';
import type { ThankYouProps } from './ThankYou.schema.ts';

/** Width by height of what is shown of the drawing, which cuts nobody: as in the stylesheet. */
const RATIO = 2.9;

/** What was asked for: the cover of the document, or whoever answers. */
function Answer({ action, reader, labels, content }: ThankYouProps & SectionPlacement) {
  const document = content
    ?.entriesOf('resource')
    .find(({ pdf }) => pdf !== undefined && pdf === action?.href);
  if (document) {
    const { cover, system, pages, issued, sheet } = document;
    const cells = [
      { label: labels.pages, value: pages === undefined ? '' : String(pages) },
      { label: labels.issued, value: issued ?? '' },
      { label: labels.sheet, value: sheet ?? '' },
    ].filter(({ value }) => value !== '');
    return (
      <div className={styles.cover}>
        <BookCover title={document.title} scene={cover} system={system} cells={cells} isEager />
      </div>
    );
  }
  if (!reader) return null;
  const { id, name, role, portrait } = reader.person;
  return (
    <div className={styles.reader}>
      {portrait ? <PortraitImage look={portrait} name={id} /> : null}
      <p>
        <span className={styles.when}>{reader.label}</span>
        <b className="heading">{name}</b>
        {role}
      </p>
    </div>
  );
}

/** The reply to a form: thanks, what was asked for, then the days ahead below the ground of a drawing. */
export function ThankYou(props: ThankYouProps & SectionPlacement) {
  const { id, title, intro, action, steps, scene, links, linksTitle } = props;
  return (
    <section id={id} className={styles.thanks}>
      <div className={`container ${styles.head}`}>
        <div>
          <h1>{headingMarkup(title)}</h1>
          <p className={styles.desc}>{inlineMarkup(intro)}</p>
          {action ? (
            <p className={styles.action}>
              <Button href={action.href} label={action.label} />
            </p>
          ) : null}
        </div>
        <Answer {...props} />
      </div>
      <SceneImage className={styles.drawing} scene={scene} ratio={RATIO} alt="" isEager isBleeding />
      <div className={styles.ground} data-tone="night">
        <div className="container">
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
      </div>
    </section>
  );
}
