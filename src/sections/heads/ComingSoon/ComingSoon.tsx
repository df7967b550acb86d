import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './ComingSoon.module.css';
import type { ComingSoonProps } from './ComingSoon.schema.ts';

/** A few words above a wide drawing of something unfinished; what is already open is below its ground line. */
export function ComingSoon({
  id,
  title,
  intro,
  scene,
  alt,
  linksTitle,
  links,
}: ComingSoonProps & SectionPlacement) {
  return (
    <section id={id} className={styles.page}>
      <div className={styles.above}>
        <h1 className={styles.title}>{inlineMarkup(title)}</h1>
        <p className={styles.desc}>{inlineMarkup(intro)}</p>
        <SceneImage className={styles.scene} scene={scene} alt={alt} isEager />
      </div>
      <div className={styles.below}>
        <h2 className={styles.linksTitle}>{linksTitle}</h2>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.href} className={styles.link}>
              <a href={link.href}>{link.label}</a>
              <span className={styles.text}>{link.text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
