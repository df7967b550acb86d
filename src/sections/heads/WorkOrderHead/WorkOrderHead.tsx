import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { ActionPair } from '../../../ui/ActionPair/ActionPair.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import { JobDocument } from './JobDocument.tsx';
import styles from './WorkOrderHead.module.css';
import type { WorkOrderHeadProps } from './WorkOrderHead.schema.ts';

/** The text sticks while one job’s sheet scrolls past it. */
export function WorkOrderHead({
  id,
  title,
  intro,
  action,
  second,
  scene,
  alt,
  heading,
  state,
  writtenBy,
  phases,
  block,
}: WorkOrderHeadProps & SectionPlacement) {
  return (
    <section id={id} className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{inlineMarkup(title)}</h1>
        <p className={styles.desc}>{inlineMarkup(intro)}</p>
        <ActionPair action={action} second={second} narrow="stack" className={styles.actions} />
        <div className={styles.scene}>
          <SceneImage scene={scene} alt={alt} isEager />
        </div>
      </div>
      <JobDocument heading={heading} state={state} writtenBy={writtenBy} phases={phases} block={block} />
    </section>
  );
}
