import { headingMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import { asBand } from '../../shared/asBand.ts';
import { HeadWords } from '../../shared/HeadWords.tsx';
import styles from './DrawingHead.module.css';
import type { DrawingHeadProps } from './DrawingHead.schema.ts';

/** Text above a full-width drawing, and any links on the ground below it. */
export function DrawingHead(props: DrawingHeadProps & SectionPlacement) {
  const { id, layout, title, intro, action, second, scene, alt, links } = props;
  const isStrip = layout === 'centered' || (layout === 'panel' && scene.scene === 'picture');
  return (
    <section
      // The words of a skyline are above its low houses.
      dir={layout === 'skyline' ? 'ltr' : undefined}
      id={id}
      className={styles.head}
      data-layout={layout}
      data-tone={layout === 'ground' || layout === 'panel' ? undefined : 'night'}
    >
      <HeadWords className={styles.words} title={title} intro={intro} action={action} second={second} />
      <div dir="ltr" className={styles.drawing}>
        <SceneImage
          className={isStrip ? 'strip-image' : undefined}
          scene={layout === 'ground' ? scene : asBand(scene)}
          alt={alt}
          isEager
          isBleeding={layout !== 'ground'}
        />
      </div>
      {links ? (
        <div className={styles.below}>
          <h2 className={styles.linksTitle}>{headingMarkup(links.title)}</h2>
          <ul>
            {links.items.map((link) => (
              <li key={link.href} className={styles.link}>
                <a href={link.href}>{link.label}</a>
                <span className={styles.text}>{link.text}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}
