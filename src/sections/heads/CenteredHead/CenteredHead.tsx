import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { ActionPair } from '../../../ui/ActionPair/ActionPair.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './CenteredHead.module.css';
import type { CenteredHeadProps } from './CenteredHead.schema.ts';

/** A headline centered in a night sky, and the room it is about from edge to edge. */
export function CenteredHead({
  id,
  title,
  intro,
  action,
  second,
  scene,
  alt,
}: CenteredHeadProps & SectionPlacement) {
  return (
    <section id={id} className={styles.hero} data-tone="night">
      <div className={styles.words}>
        <h1 className={styles.title}>{inlineMarkup(title)}</h1>
        <p className={styles.desc}>{inlineMarkup(intro)}</p>
        <ActionPair action={action} second={second} className={styles.actions} />
      </div>
      <SceneImage className={styles.scene} scene={scene} alt={alt} isEager />
    </section>
  );
}
