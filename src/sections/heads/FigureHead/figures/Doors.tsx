import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { Button } from '../../../../ui/Button/Button.tsx';
import styles from './Doors.module.css';
import type { DoorsProps } from './Doors.schema.ts';

/** A wall with a door for each way to start. The first has the primary button and, if there are four, the most room. */
export function Doors({ doors }: DoorsProps) {
  return (
    <>
      <div className="container">
        <ul className={styles.wall} data-doors={doors.length}>
          {doors.map((door, index) => (
            <li key={door.title} className={styles.door}>
              <p className={styles.time}>{door.time}</p>
              <h2 className={styles.title}>{headingMarkup(door.title)}</h2>
              <p className={styles.text}>{inlineMarkup(door.text)}</p>
              <ol className={styles.steps}>
                {door.steps.map((step, number) => (
                  <li key={step} className={styles.step}>
                    <span className="bubble" aria-hidden="true">
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
    </>
  );
}
