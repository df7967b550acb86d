import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { Button } from '../../../../ui/Button/Button.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../../sectionBase.ts';
import type { NumberedDrawingProps } from '../NumberedDrawing.schema.ts';
import styles from './NumberedWall.module.css';

/** A wall cut open from the street to the room, its layers numbered to match the rows beside it. */
export function NumberedWall(props: NumberedDrawingProps & SectionPlacement) {
  const { id, axis, mark, tone = 'night', title, intro, entries, alt, link } = props;
  const drawingTone = tone === 'night' ? 'night' : 'day';
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <div className={styles.sheet}>
        <div className={styles.wall}>
          <ol className={styles.keys} aria-hidden="true">
            {entries.map(({ name }, index) => (
              <li key={name} className={`bubble ${styles.bubble}`}>
                {index + 1}
              </li>
            ))}
          </ol>
          <SceneImage scene={{ scene: 'drawing', name: 'wall-cut', tone: drawingTone }} alt={alt} />
        </div>
        <ol className={styles.schedule}>
          {entries.map(({ name, text }, index) => (
            <li key={name} className={styles.layer}>
              <span className={`bubble ${styles.bubble}`} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className={styles.title}>{headingMarkup(name)}</h3>
                <p className={styles.desc}>{inlineMarkup(text)}</p>
              </div>
            </li>
          ))}
        </ol>
        {link ? (
          <p className={styles.link}>
            <Button href={link.href} label={link.label} variant="text" />
          </p>
        ) : null}
      </div>
    </Section>
  );
}
