import type { CSSProperties } from 'react';
import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { Button } from '../../../../ui/Button/Button.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../../sectionBase.ts';
import type { NumberedDrawingProps } from '../NumberedDrawing.schema.ts';
import styles from './NumberedWall.module.css';

/** A wall cut open from the street to the room, with the words on each layer below it; on phones, layer by layer. */
export function NumberedWall(props: NumberedDrawingProps & SectionPlacement) {
  const { id, axis, mark, tone = 'night', title, intro, entries, alt, link } = props;
  const drawingTone = tone === 'night' ? 'night' : 'day';
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <ol className={styles.wall}>
        {entries.map(({ name, text }, index) => (
          <li key={name}>
            <div dir="ltr" className={styles.layer} style={{ '--before': index } as CSSProperties}>
              <SceneImage
                scene={{ scene: 'drawing', name: 'wall-cut', tone: drawingTone }}
                alt={index === 0 ? (alt ?? '') : ''}
              />
            </div>
            <h3 className={styles.title}>
              <span className="bubble" aria-hidden="true">
                {index + 1}
              </span>
              <span>{headingMarkup(name)}</span>
            </h3>
            <p className={styles.desc}>{inlineMarkup(text)}</p>
          </li>
        ))}
      </ol>
      {link ? (
        <p className={styles.link}>
          <Button href={link.href} label={link.label} variant="text" />
        </p>
      ) : null}
    </Section>
  );
}
