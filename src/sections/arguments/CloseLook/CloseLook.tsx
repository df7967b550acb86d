import type { CSSProperties } from 'react';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { closeupOf } from '../../../scenes/closeupOf.ts';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './CloseLook.module.css';
import type { CloseLookProps } from './CloseLook.schema.ts';

/** Size of the picture in px, before a narrow window reduces it. */
const WIDTH = 1680;
const HEIGHT = 720;

/** Where a note points, in px from the side of the notes and from the top. */
function target({ scene }: CloseLookProps, { part, at }: CloseLookProps['notes'][number]): CSSProperties {
  const [across, down] =
    scene.scene === 'picture'
      ? [((at?.[0] ?? 0) / 100) * WIDTH, ((at?.[1] ?? 0) / 100) * HEIGHT]
      : (closeupOf(scene)?.marks[part ?? ''] ?? [0, 0]);
  return { '--across': across, '--down': down } as CSSProperties;
}

/**
 * One thing at full size that runs off the page. In a wide window, notes stand beside it, each on a line that leads to
 * its part; in a narrow one they are a numbered list below it.
 */
export function CloseLook(props: CloseLookProps & SectionPlacement) {
  const { id, tone = 'paper', system, title, intro, scene, alt, notes, caption } = props;
  const picture = tone === 'night' ? ({ ...scene, tone: 'night' } as const) : scene;
  const bleeds = closeupOf(scene)?.bleeds ?? 'right';
  return (
    <section
      dir="ltr"
      id={id}
      className={styles.section}
      data-tone={tone === 'night' ? 'night' : undefined}
      data-ground={tone}
      data-system={system}
      data-bleeds={bleeds}
    >
      <div className={`container ${styles.words}`}>
        <h2>{headingMarkup(title)}</h2>
        {intro ? <p className="intro">{inlineMarkup(intro)}</p> : null}
      </div>
      <figure className={styles.figure}>
        <div className={styles.picture}>
          <SceneImage scene={picture} alt={alt} isBleeding />
          {notes.map((note, index) => (
            <span
              key={note.name}
              className={`bubble filled ${styles.bubble}`}
              style={target(props, note)}
              aria-hidden="true"
            >
              {index + 1}
            </span>
          ))}
        </div>
        <ol className={styles.notes}>
          {notes.map((note, index) => (
            <li key={note.name} className={styles.note} style={target(props, note)}>
              <span className={`bubble filled ${styles.number}`} aria-hidden="true">
                {index + 1}
              </span>
              <p className={styles.name}>{note.name}</p>
              {note.value ? <p className={styles.value}>{note.value}</p> : null}
              <p className={styles.text}>{inlineMarkup(note.text)}</p>
            </li>
          ))}
        </ol>
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
    </section>
  );
}
