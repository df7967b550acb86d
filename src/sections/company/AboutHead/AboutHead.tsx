import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { ActionPair } from '../../../ui/ActionPair/ActionPair.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './AboutHead.module.css';
import type { AboutHeadProps } from './AboutHead.schema.ts';

/** The headline is in the sky over the estate’s low houses; its towers rise beside the words. */
export function AboutHead({ id, title, intro, action, second, alt }: AboutHeadProps & SectionPlacement) {
  return (
    <section id={id} className={styles.hero} data-tone="night">
      <div className={styles.words}>
        <h1 className={styles.title}>{inlineMarkup(title)}</h1>
        <p className={styles.desc}>{inlineMarkup(intro)}</p>
        <ActionPair action={action} second={second} />
      </div>
      <div className={styles.drawing}>
        <SceneImage scene={{ scene: 'estate', tone: 'night', crop: 'wide' }} alt={alt} isEager />
      </div>
    </section>
  );
}
