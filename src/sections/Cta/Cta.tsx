import { inlineMarkup } from '../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../scenes/SceneImage.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import type { SectionPlacement } from '../sectionBase.ts';
import styles from './Cta.module.css';
import type { CtaProps } from './Cta.schema.ts';

/** Call to action over the estate at night; by default it asks for a demo. */
export function Cta({
  id,
  title,
  text,
  label,
  href,
  isExternal,
  second,
  drawing,
  strip,
  building,
}: CtaProps & SectionPlacement) {
  return (
    <section id={id} className={styles.cta} data-tone="night" data-drawing={drawing}>
      <div className={styles.words}>
        <h2 className={styles.title}>{inlineMarkup(title)}</h2>
        {text ? <p className={styles.text}>{inlineMarkup(text)}</p> : null}
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
      {drawing === 'building' && building ? (
        <div className={styles.building}>
          <SceneImage
            scene={{ scene: 'building', tone: 'night', crop: { width: 2160, height: 620 }, ...building }}
            alt=""
          />
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
