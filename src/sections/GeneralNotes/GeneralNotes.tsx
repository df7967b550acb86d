import { inlineMarkup } from '../../lib/inlineMarkup.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../sectionBase.ts';
import styles from './GeneralNotes.module.css';
import type { GeneralNotesProps } from './GeneralNotes.schema.ts';

/** Rules as they stand in the margin of every drawing: numbered, short, binding. */
export function GeneralNotes({
  id,
  axis,
  mark,
  tone = 'night',
  title,
  intro,
  notes,
}: GeneralNotesProps & SectionPlacement) {
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2>{inlineMarkup(title)}</h2>
          {intro ? <p className={styles.intro}>{inlineMarkup(intro)}</p> : null}
        </div>
        <ol className={styles.notes}>
          {notes.map(({ rule, text }) => (
            <li key={rule} className={styles.note}>
              <h3 className={styles.rule}>{inlineMarkup(rule)}</h3>
              <p className={styles.text}>{inlineMarkup(text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
