import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { groundBelow } from '../../../../scenes/buildings/buildingScene.ts';
import { CustomerLogo } from '../../../../scenes/logos/CustomerLogo.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import type { SceneSpec } from '../../../../scenes/sceneSchema.ts';
import { RecordLog } from '../../../../windows/RecordLog/RecordLog.tsx';
import { entryFor, type SectionPlacement } from '../../../sectionBase.ts';
import type { CaseHeadProps } from '../CaseHead.schema.ts';
import { CaseFacts } from './CaseFacts.tsx';
import styles from './FloorLayout.module.css';

/** A building is cropped at its floor, which the section draws across the page; other drawings are left uncropped. */
function proportion(scene: SceneSpec): string | undefined {
  if (scene.scene !== 'building') return undefined;
  const { width, height } = scene.crop ?? { width: 640, height: 420 };
  // Two extra pixels, so that the street's line falls inside the section’s own.
  return `${width} / ${height - groundBelow(scene) - 2}`;
}

/** Title and summary of the page’s entry, above a floor line with a figure and a building or a place. */
export function FloorLayout(props: CaseHeadProps & SectionPlacement) {
  const { id, layout, scene, alt, log, clientLabel, cells, content } = props;
  const { title, summary, customer } = entryFor('caseStudy', content);
  const [figure] = customer.stats;
  return (
    <section id={id} className={styles.head} data-layout={layout} data-system={customer.system}>
      <div className={`container ${styles.inner}`}>
        <div className={styles.words}>
          <div className={styles.heading}>
            <CustomerLogo logo={customer.logo} label={customer.name} height={32} />
            <h1>{headingMarkup(title)}</h1>
          </div>
          <p className="intro">{inlineMarkup(summary)}</p>
        </div>
        {layout === 'figure' && figure ? (
          <p className={styles.figure}>
            <span className={styles.what}>{figure.txt}</span>
            <strong className={`heading ${styles.stat}`}>{figure.stat}</strong>
          </p>
        ) : null}
        {scene ? (
          <div className={styles.place} style={{ aspectRatio: proportion(scene) }}>
            <SceneImage className={styles.scene} scene={scene} alt={alt ?? ''} isEager />
          </div>
        ) : null}
        {log ? (
          <div className={styles.screen}>
            <RecordLog {...log} />
          </div>
        ) : null}
      </div>
      <div className={styles.ground} data-floor={scene ? '' : undefined}>
        <CaseFacts
          className={`container ${styles.block}`}
          clientLabel={clientLabel}
          client={customer.name}
          cells={cells}
        />
      </div>
    </section>
  );
}
