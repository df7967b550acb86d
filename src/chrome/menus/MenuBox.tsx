import { targetIfAny } from '../../content/site/navigation.ts';
import type { MenuTeaser } from '../../content/site/navigationSchema.ts';
import type { Tone } from '../../scenes/pen/systems.ts';
import { MenuDrawing } from './MenuDrawing.tsx';
import styles from './Menus.module.css';

/** A highlight in a menu: a drawing, a title, a description, and one action. */
export function MenuBox({ box, tone }: { box: MenuTeaser; tone: Tone }) {
  const target = targetIfAny(box.page);
  if (target === undefined) return null;
  return (
    <div className={styles.column}>
      <p className={styles.heading}>{box.heading}</p>
      <a className={styles.box} href={target.href}>
        <MenuDrawing name={box.drawing} tone={tone} />
        <span className={styles.boxTitle}>
          {box.title} {box.tag ? <span className={styles.tag}>{box.tag}</span> : null}
        </span>
        <span className={styles.boxText}>{box.text}</span>
        <span className={styles.more}>{box.action}</span>
      </a>
    </div>
  );
}
