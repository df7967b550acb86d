import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { artFile } from '../../../scenes/artFiles.ts';
import { careersOffice } from '../../../scenes/drawings/careersOffice.ts';
import { ActionPair } from '../../../ui/ActionPair/ActionPair.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './CareersHead.module.css';
import type { CareersHeadProps } from './CareersHead.schema.ts';

/** Words above an office drawn with as many empty places as there are open positions. */
export function CareersHead({
  id,
  title,
  titleOne,
  titleNone,
  intro,
  action,
  second,
  alt,
  open,
}: CareersHeadProps & SectionPlacement) {
  const { svg, width, height } = careersOffice(open)('day');
  const heading = open === 0 ? titleNone : open === 1 ? titleOne : title;
  return (
    <section id={id} className={styles.hero}>
      <div className={`container ${styles.words}`}>
        <h1 className={styles.title}>{inlineMarkup(heading.replace('%count%', String(open)))}</h1>
        <div>
          <p className={styles.desc}>{inlineMarkup(intro)}</p>
          <ActionPair action={action} second={second} className={styles.actions} />
        </div>
      </div>
      <img
        className={styles.office}
        src={artFile('careers-office', svg)}
        width={width}
        height={height}
        alt={alt.replace('%count%', String(open))}
      />
    </section>
  );
}
