import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { Button } from '../../../../ui/Button/Button.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../../sectionBase.ts';
import type { NumberedDrawingProps } from '../NumberedDrawing.schema.ts';
import styles from './NumberedStair.module.css';

/** A stair down to two basements; each note is level with the floor it describes. */
export function NumberedStair(props: NumberedDrawingProps & SectionPlacement) {
  const { id, axis, mark, tone = 'night', title, entries, alt, link } = props;
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div className={styles.stair}>
        <h2 className={styles.title}>{headingMarkup(title)}</h2>
        <div className={styles.drawing}>
          <SceneImage
            scene={{
              scene: 'drawing',
              name: 'lobby-and-basements',
              tone: tone === 'night' ? 'night' : 'day',
            }}
            alt={alt}
          />
        </div>
        <ol className={styles.levels}>
          {entries.map(({ name, text, facts = [] }) => (
            <li key={name} className={styles.level}>
              <h3 className={styles.name}>{headingMarkup(name)}</h3>
              <p className={styles.desc}>{inlineMarkup(text)}</p>
              <p className={styles.facts}>
                {facts.map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </p>
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
