import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './DocumentContents.module.css';
import type { DocumentContentsProps } from './DocumentContents.schema.ts';

/** The contents page of a document, with each chapter's opening drawing. */
export function DocumentContents({
  id,
  axis,
  mark,
  tone,
  title,
  intro,
  pageLabel,
  chapters,
}: DocumentContentsProps & SectionPlacement) {
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div className={styles.layout}>
        <div className={styles.head}>
          <h2>{inlineMarkup(title)}</h2>
          {intro ? <p className={styles.intro}>{inlineMarkup(intro)}</p> : null}
        </div>
        <ol className={styles.chapters}>
          {chapters.map((chapter) => (
            <li key={chapter.title} className={styles.chapter}>
              <SceneImage className={styles.scene} scene={chapter.scene} alt="" />
              <div>
                <h3 className={styles.title}>{inlineMarkup(chapter.title)}</h3>
                <p className={styles.text}>{inlineMarkup(chapter.text)}</p>
              </div>
              <p className={styles.page}>
                {pageLabel} {chapter.page}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
