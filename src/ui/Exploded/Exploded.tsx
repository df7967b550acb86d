import { type CSSProperties, useId } from 'react';
import { readParts } from '../../../shared/exploded/readParts.ts';
import { inlineMarkup } from '../../lib/inlineMarkup.tsx';
import { renderScene } from '../../scenes/renderScene.ts';
import { SceneImage } from '../../scenes/SceneImage.tsx';
import { drawnSchema } from '../../scenes/sceneSchema.ts';
import styles from './Exploded.module.css';

export interface ExplodedProps {
  /** Name of a drawing in src/scenes/drawings/exploded. */
  drawing: string;
  /** What is taken apart, and what the text says of it. */
  title: string;
  /** Labels of its parts: see readParts. */
  parts: string;
}

/**
 * A thing taken apart, for the margin of the section that is about it (Prose places it). In the margin, each label stands
 * level with its part; elsewhere, the labels are a numbered list beside the drawing.
 */
export function Exploded({ drawing, title, parts }: ExplodedProps) {
  const id = useId();
  const scene = drawnSchema.parse({ scene: 'drawing', name: drawing });
  const { exploded } = renderScene(scene);
  const labels = readParts(parts)
    .map((label) => ({ ...label, at: exploded?.marks[label.part] ?? ([50, 50] as const) }))
    .sort((a, b) => a.at[1] - b.at[1]);
  const place = ([across, down]: readonly [number, number]) =>
    ({ '--across': across, '--down': down }) as CSSProperties;
  return (
    <figure className={styles.exploded} data-exploded="" data-system={exploded?.system} aria-labelledby={id}>
      <p className={styles.title} id={id}>
        {inlineMarkup(title)}
      </p>
      <div dir="ltr" className={styles.body}>
        <div className={styles.picture}>
          <SceneImage scene={scene} alt="" />
          {labels.map(({ part, at }, index) => (
            <span
              key={part}
              className={`bubble filled ${styles.bubble}`}
              style={place(at)}
              aria-hidden="true"
            >
              {index + 1}
            </span>
          ))}
        </div>
        <ol className={styles.labels}>
          {labels.map(({ part, name, note, at }, index) => (
            <li key={part} className={styles.label} style={place(at)}>
              <span className={`bubble filled ${styles.number}`} aria-hidden="true">
                {index + 1}
              </span>
              <span className={styles.words}>
                <b>{name}</b>
                {note ? <span> {inlineMarkup(note)}</span> : null}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}
