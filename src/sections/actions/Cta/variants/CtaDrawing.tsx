import type { CSSProperties } from 'react';
import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { streetOf } from '../../../../scenes/estate/streetOf.ts';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { Button } from '../../../../ui/Button/Button.tsx';
import type { SectionPlacement } from '../../../sectionBase.ts';
import { asBand } from '../../../shared/asBand.ts';
import type { CtaProps } from '../Cta.schema.ts';
import styles from './CtaDrawing.module.css';
import { beside, middleOf, placeBuilding } from './placeBuilding.ts';

const share = (part: number) => `${part * 100}vw`;

/** Positions of text and building side by side, and the drawing’s width on phones, for the stylesheet. */
const besideStyle = (middle: number, phone: number) =>
  ({
    '--phone': share(2160 / phone),
    '--middle': share(middle),
    '--words-end': share(beside.wordsEnd),
    '--rise': share(beside.rise),
  }) as CSSProperties;

/** Call to action with the estate, a drawing, a building or a place at work. */
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
  shift,
  scene,
  content,
}: CtaProps & SectionPlacement) {
  const placed = drawing === 'building' && building ? placeBuilding(building) : undefined;
  const { hour = 'night' } = (drawing === 'building' ? building : shift) ?? {};
  const tone = hour === 'dawn' || hour === 'day' ? 'day' : 'night';
  return (
    <section
      // Its words are where the drawing leaves room.
      dir={scene || drawing === 'none' || drawing === 'strip' ? undefined : 'ltr'}
      id={id}
      className={styles.cta}
      data-tone={tone}
      data-drawing={drawing}
      data-place={shift?.place ?? placed?.place}
      data-side={placed && building?.side}
      data-system={shift && (hour === 'dawn' || hour === 'dusk') ? shift.live : undefined}
      style={
        placed?.place === 'beside' && building ? besideStyle(middleOf(building), placed.phone) : undefined
      }
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
        <div dir="ltr" className={styles.picture}>
          <SceneImage scene={asBand(scene)} alt="" isBleeding />
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
      {shift ? (
        <div className={styles.shift}>
          <SceneImage
            scene={{ scene: 'shift', place: shift.place, seed: shift.seed, live: shift.live, tone }}
            alt=""
          />
        </div>
      ) : null}
      {drawing === 'strip' && strip ? (
        <div dir="ltr" className={styles.strip} data-strip={strip}>
          <SceneImage scene={{ scene: 'drawing', name: strip, tone: 'night' }} alt="" />
        </div>
      ) : null}
    </section>
  );
}
