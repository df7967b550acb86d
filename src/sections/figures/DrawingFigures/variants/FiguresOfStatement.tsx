import { headingMarkup, inlineMarkup } from '../../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../../sectionBase.ts';
import type { DrawingFiguresProps } from '../DrawingFigures.schema.ts';
import styles from './FiguresOfStatement.module.css';

/** A drawing beside a statement; the figures hang from one dimension line. */
export function FiguresOfStatement(props: DrawingFiguresProps & SectionPlacement) {
  const { id, axis, mark, tone, title, paragraphs = [], scene, alt = '', figures } = props;
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div className={styles.halves}>
        <SceneImage className={styles.drawing} scene={scene} alt={alt} />
        <div>
          <h2>{headingMarkup(title)}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {inlineMarkup(paragraph)}
            </p>
          ))}
          <dl className={styles.figures}>
            {figures.map(({ value, text }) => (
              <div key={text} className={styles.figure}>
                <dt>{text}</dt>
                <dd className={`heading ${styles.value}`}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
