import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { acrossBuilding } from '../../../scenes/buildings/buildingScene.ts';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './Cta.module.css';
import type { CtaProps } from './Cta.schema.ts';

/** Width in pixels of a closing band's drawing, and its heights: beside the words, and as a band below them. */
const BUILDING = { width: 2160, beside: 620, below: 460 };

/** The widest building, in the units of BUILDING.width, that leaves room for the words on its left. */
const WIDEST_BESIDE = 700;

/** The drawing of one building, and whether it is slender enough to go beside the words. */
function placeBuilding(building: NonNullable<CtaProps['building']>) {
  const scene = (height: number) => ({
    scene: 'building' as const,
    tone: 'night' as const,
    crop: { width: BUILDING.width, height },
    ...building,
  });
  const beside = scene(BUILDING.beside);
  return acrossBuilding(beside) <= WIDEST_BESIDE
    ? { place: 'beside', scene: beside }
    : { place: 'below', scene: scene(BUILDING.below) };
}

/** Call to action over the estate at night; asks for a demo by default. */
export function Cta({
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
}: CtaProps & SectionPlacement) {
  const placed = drawing === 'building' && building ? placeBuilding(building) : undefined;
  return (
    <section id={id} className={styles.cta} data-tone="night" data-drawing={drawing}>
      <div className={`container ${styles.words}`}>
        <h2 className={styles.title}>{inlineMarkup(title)}</h2>
        {intro ? <p className={styles.text}>{inlineMarkup(intro)}</p> : null}
        <p className={styles.actions}>
          <Button href={href} label={label} isExternal={isExternal} />
          {second ? <Button href={second.href} label={second.label} variant="secondary" /> : null}
        </p>
      </div>
      {drawing === 'estate' ? (
        <div className={styles.drawing}>
          <SceneImage scene={{ scene: 'estate', tone: 'night', crop: 'wide' }} alt="" />
        </div>
      ) : null}
      {placed ? (
        <div className={styles.building} data-place={placed.place}>
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
