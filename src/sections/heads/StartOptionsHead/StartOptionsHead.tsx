import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './StartOptionsHead.module.css';
import type { StartOptionsHeadProps } from './StartOptionsHead.schema.ts';

/**
 * One wall with a door for each way to get started. The first is the widest and the only one with the primary button.
 */
export function StartOptionsHead({ id, title, intro, doors }: StartOptionsHeadProps & SectionPlacement) {
  return (
    <section id={id} className={styles.start}>
      <div className="container">
        <div className={styles.head}>
          <h1>{inlineMarkup(title)}</h1>
          <p className={styles.desc}>{inlineMarkup(intro)}</p>
        </div>
        <ul className={styles.wall} data-doors={doors.length}>
          {doors.map((door, index) => (
            <li key={door.title} className={styles.door}>
              <p className={styles.time}>{door.time}</p>
              <h2 className={styles.title}>{door.title}</h2>
              <p className={styles.text}>{inlineMarkup(door.text)}</p>
              <ol className={styles.steps}>
                {door.steps.map((step, number) => (
                  <li key={step} className={styles.step}>
                    <span className={styles.number} aria-hidden="true">
                      {number + 1}
                    </span>
                    {inlineMarkup(step)}
                  </li>
                ))}
              </ol>
              <p className={styles.action}>
                <Button
                  href={door.link.href}
                  label={door.link.label}
                  variant={index === 0 ? 'primary' : 'text'}
                />
              </p>
              <SceneImage className={styles.scene} scene={door.scene} alt="" />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.earth} />
    </section>
  );
}
