import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { ActionPair } from '../../../ui/ActionPair/ActionPair.tsx';
import { LogoStrip } from '../../../ui/LogoStrip/LogoStrip.tsx';
import { SystemTag } from '../../../ui/SystemTag/SystemTag.tsx';
import { ProductWindow } from '../../../windows/ProductWindow.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './MobileAppHead.module.css';
import type { MobileAppHeadProps } from './MobileAppHead.schema.ts';

/** Text above a plant room. The handset that scans a code there is drawn large beside it, on the same floor. */
export function MobileAppHead(props: MobileAppHeadProps & SectionPlacement) {
  const { id, tag, title, intro, action, second, phone, scene, alt } = props;
  const { logos, logosLabel, seconds, pauseLabel } = props;
  return (
    <section id={id} className={styles.hero} data-hero="">
      <div className={styles.words}>
        <SystemTag text={tag} />
        <h1 className={styles.title}>{inlineMarkup(title)}</h1>
        <p className={styles.desc}>{inlineMarkup(intro)}</p>
        <ActionPair action={action} second={second} narrow="fill" className={styles.actions} />
      </div>
      <div className={styles.room}>
        <div className={styles.phone}>
          <ProductWindow name={phone} />
        </div>
        <SceneImage scene={scene} alt={alt} isEager />
      </div>
      <div className={styles.logos}>
        <p className={styles.caption}>{logosLabel}</p>
        <LogoStrip logos={logos} seconds={seconds} pauseLabel={pauseLabel} />
      </div>
    </section>
  );
}
