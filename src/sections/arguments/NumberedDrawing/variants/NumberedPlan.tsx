import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { Button } from '../../../../ui/Button/Button.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../../sectionBase.ts';
import type { NumberedDrawingProps } from '../NumberedDrawing.schema.ts';
import styles from './NumberedPlan.module.css';

/** A drawing with numbers, and the heading and the rows beside it. */
export function NumberedPlan(props: NumberedDrawingProps & SectionPlacement) {
  const { id, axis, mark, tone, title, intro, system, scene, alt, onPhone, entries, note, link } = props;
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div className={styles.plan} data-system={system} data-phone={onPhone}>
        {scene ? (
          <SceneImage
            className={styles.drawing}
            scene={scene}
            alt={alt}
            ratio={onPhone === 'whole' ? undefined : 8 / 9}
            position={[56, 100]}
          />
        ) : null}
        <div>
          <h2>{headingMarkup(title)}</h2>
          {intro ? <p className="intro">{inlineMarkup(intro)}</p> : null}
          <ol className={styles.entries}>
            {entries.map(({ name, text, value }, index) => (
              <li key={name} className={styles.entry}>
                <span className="bubble filled" aria-hidden="true">
                  {index + 1}
                </span>
                <h3 className={styles.name}>{headingMarkup(name)}</h3>
                {value ? <b className={styles.value}>{value}</b> : null}
                <p className={styles.desc}>{inlineMarkup(text)}</p>
              </li>
            ))}
          </ol>
          {note ? <p className={styles.note}>{inlineMarkup(note)}</p> : null}
          {link ? (
            <p className={styles.note}>
              <Button href={link.href} label={link.label} variant="text" />
            </p>
          ) : null}
        </div>
      </div>
    </Section>
  );
}
