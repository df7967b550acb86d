import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { ActionPair } from '../../../ui/ActionPair/ActionPair.tsx';
import { LogoStrip } from '../../../ui/LogoStrip/LogoStrip.tsx';
import { SystemTag } from '../../../ui/SystemTag/SystemTag.tsx';
import { ProductWindow } from '../../../windows/ProductWindow.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './ProductHead.module.css';
import type { ProductHeadProps } from './ProductHead.schema.ts';

/** Text beside the product's window, which stands on the slab; the phone stands on the floor of the room below. */
export function ProductHead(props: ProductHeadProps & SectionPlacement) {
  const { id, tag, title, intro, action, second, window, phone, scene, alt } = props;
  const { logos, logosLabel, seconds, pauseLabel } = props;
  return (
    <section id={id} className={styles.hero} data-hero="">
      <div className={styles.upper}>
        <div className={styles.words}>
          <SystemTag text={tag} className={styles.tag} />
          <h1 className={styles.title}>{inlineMarkup(title)}</h1>
          <p className={styles.desc}>{inlineMarkup(intro)}</p>
          <ActionPair action={action} second={second} narrow="fill" className={styles.actions} />
        </div>
        <div className={styles.window}>
          <ProductWindow name={window} />
        </div>
        <div className={styles.phone}>
          <ProductWindow name={phone} />
        </div>
      </div>
      <div className={styles.drawing}>
        <SceneImage scene={scene} alt={alt} isEager />
      </div>
      <div className={styles.logos}>
        <p className={styles.logosLabel}>{logosLabel}</p>
        <LogoStrip logos={logos} seconds={seconds} pauseLabel={pauseLabel} />
      </div>
    </section>
  );
}
