import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { artFile } from '../../../scenes/artFiles.ts';
import { careersOffice } from '../../../scenes/drawings/offices/careersOffice.ts';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { ActionPair } from '../../../ui/ActionPair/ActionPair.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import { asBand } from '../../shared/asBand.ts';
import styles from './CareersHead.module.css';
import type { CareersHeadProps } from './CareersHead.schema.ts';

/** Text above a drawing of an office with an empty place for each open position. */
export function CareersHead({
  id,
  title,
  titleOne,
  titleNone,
  intro,
  action,
  second,
  scene,
  alt,
  open,
}: CareersHeadProps & SectionPlacement) {
  const heading = open === 0 ? titleNone : open === 1 ? titleOne : title;
  const shown = alt.replace('%count%', String(open));
  const { svg, width, height } = careersOffice(open)('day');
  return (
    <section id={id} className={styles.hero}>
      <div className="container split">
        <h1 className={styles.title}>{headingMarkup(heading.replace('%count%', String(open)))}</h1>
        <div>
          <p className="intro">{inlineMarkup(intro)}</p>
          <ActionPair action={action} second={second} className={styles.actions} />
        </div>
      </div>
      {scene ? (
        <SceneImage scene={asBand(scene)} alt={shown} className={styles.office} isEager isBleeding />
      ) : (
        <img
          className={styles.office}
          src={artFile('careers-office', svg)}
          width={width}
          height={height}
          alt={shown}
        />
      )}
    </section>
  );
}
