import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { ActionPair } from '../../../ui/ActionPair/ActionPair.tsx';
import { SystemTag } from '../../../ui/SystemTag/SystemTag.tsx';
import { ProductWindow } from '../../../windows/ProductWindow.tsx';
import { RecordSlip } from '../../../windows/RecordSlip/RecordSlip.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './ModuleHead.module.css';
import type { ModuleHeadProps } from './ModuleHead.schema.ts';

/** Text beside the record that the page is about, which stands on the floor at full height. */
export function ModuleHead(props: ModuleHeadProps & SectionPlacement) {
  const { id, system, tag, title, intro, action, second, record, window, scene, alt } = props;
  return (
    <section id={id} className={styles.hero} data-system={system}>
      <div className={styles.upper} data-shows={window ? 'window' : 'record'}>
        <div className={styles.words}>
          <SystemTag text={tag} />
          <h1 className={styles.title}>{inlineMarkup(title)}</h1>
          <p className={styles.desc}>{inlineMarkup(intro)}</p>
          <ActionPair action={action} second={second} narrow="fill" className={styles.actions} />
        </div>
        {record ? (
          <div className={styles.standing} data-kind="record">
            <div className={styles.record} role="img" aria-label={record.label}>
              {record.slips.map((slip) => (
                <RecordSlip key={slip.kind} slip={slip} />
              ))}
            </div>
            {record.dimension ? (
              <p className={styles.dimension} aria-hidden="true">
                <span className={styles.measure}>{record.dimension}</span>
              </p>
            ) : null}
          </div>
        ) : null}
        {window ? (
          <div className={styles.standing} data-kind="window">
            <ProductWindow name={window} />
          </div>
        ) : null}
      </div>
      <div className={styles.drawing}>
        <SceneImage scene={scene} alt={alt} isEager />
      </div>
    </section>
  );
}
