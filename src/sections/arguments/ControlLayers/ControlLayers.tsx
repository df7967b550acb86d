import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './ControlLayers.module.css';
import type { ControlLayersProps } from './ControlLayers.schema.ts';

/** Control layers as strata over the plant they run, with one live riser through all of them. */
export function ControlLayers({
  id,
  axis,
  mark,
  tone,
  title,
  intro,
  layers,
  stays,
  added,
  scene,
  alt,
  link,
}: ControlLayersProps & SectionPlacement) {
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <div className={styles.cut}>
        <ol>
          {layers.map(({ name, holds, text, isAdded }) => (
            <li key={name} className={styles.layer} data-added={isAdded ? '' : undefined}>
              <span className={styles.state}>{isAdded ? added : stays}</span>
              <h3 className={styles.name}>{headingMarkup(name)}</h3>
              <p className={styles.holds}>{holds}</p>
              <p className={styles.text}>{inlineMarkup(text)}</p>
            </li>
          ))}
        </ol>
        <div className={styles.plant}>
          <SceneImage scene={scene} alt={alt} />
        </div>
      </div>
      {link ? (
        <p className={styles.link}>
          <Button href={link.href} label={link.label} variant="text" />
        </p>
      ) : null}
    </Section>
  );
}
