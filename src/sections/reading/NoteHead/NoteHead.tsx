import { siblingPages } from '../../../content/site/siblingPages.ts';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { contentFor, type SectionPlacement } from '../../sectionBase.ts';
import styles from './NoteHead.module.css';
import type { NoteHeadProps } from './NoteHead.schema.ts';

/** One note of a set, with links to the others. */
export function NoteHead(props: NoteHeadProps & SectionPlacement) {
  const { id, set, title, intro, scene, alt, facts } = props;
  const { page } = contentFor('noteHead', props.content);
  const notes = siblingPages(page);
  return (
    <header id={id} className={`container ${styles.head}`}>
      <nav aria-label={set}>
        <ol className={styles.notes}>
          {notes.map((note) => (
            <li key={note.id}>
              <a
                className={styles.note}
                data-choice=""
                href={note.path}
                aria-current={note.id === page.id ? 'page' : undefined}
              >
                {inlineMarkup(note.name)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.front}>
        <div className={styles.words}>
          <h1>{headingMarkup(title)}</h1>
          <p className="intro">{inlineMarkup(intro)}</p>
        </div>
        <SceneImage className={styles.scene} scene={scene} alt={alt} isEager />
      </div>
      <dl className={styles.facts}>
        {facts.map(({ value, text }) => (
          <div key={text} className={styles.fact}>
            <dt>{inlineMarkup(text)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
