import type { CSSProperties } from 'react';
import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { streetOf } from '../../../../scenes/estate/streetOf.ts';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { Button } from '../../../../ui/Button/Button.tsx';
import type { SectionPlacement } from '../../../sectionBase.ts';
import type { CtaProps } from '../Cta.schema.ts';
import styles from './CtaDrawing.module.css';
import { beside, placeBuilding } from './placeBuilding.ts';

/** Size in px of a picture in place of the drawing. */
const BAND = { width: 2160, height: 520 };

const share = (part: number) => `${part * 100}vw`;

/** Positions of text and building side by side, for the stylesheet. */
const besideStyle = {
  '--middle': share(beside.middle),
  '--words-end': share(beside.wordsEnd),
  '--rise': share(beside.rise),
} as CSSProperties;

/** Call to action over the estate, a drawing or a building. */
export function CtaDrawing({
  id,
  title,
  intro,
  label,
  href,
  isExternal,
  second,
  drawing,
  strip,
  building,
  scene,
  content,
}: CtaProps & SectionPlacement) {
  const placed = drawing === 'building' && building ? placeBuilding(building) : undefined;
  return (
    <section
      id={id}
      className={styles.cta}
      data-tone="night"
      data-drawing={drawing}
      data-place={placed?.place}
      style={placed?.place === 'beside' ? besideStyle : undefined}
    >
      <div className={`container ${styles.words}`}>
        <h2 className={styles.title}>{headingMarkup(title)}</h2>
        {intro ? <p className={styles.text}>{inlineMarkup(intro)}</p> : null}
        <p className={styles.actions}>
          <Button href={href} label={label} isExternal={isExternal} />
          {second ? <Button href={second.href} label={second.label} variant="secondary" /> : null}
        </p>
      </div>
      {scene ? (
        <div className={styles.picture}>
          <SceneImage scene={{ crop: BAND, ...scene }} alt="" isBleeding />
        </div>
      ) : null}
      {drawing === 'estate' && !scene ? (
        <div className={styles.drawing}>
          <SceneImage
            scene={{ scene: 'estate', street: streetOf(content?.page.locale), tone: 'night', crop: 'wide' }}
            alt=""
          />
        </div>
      ) : null}
      {placed ? (
        <div className={styles.building}>
          <SceneImage scene={placed.scene} alt="" />
        </div>
      ) : null}
      {drawing === 'strip' && strip ? (
        <div className={styles.strip} data-strip={strip}>
          <SceneImage scene={{ scene: 'drawing', name: strip, tone: 'night' }} alt="" />
        </div>
      ) : null}
    </section>
  );
}
