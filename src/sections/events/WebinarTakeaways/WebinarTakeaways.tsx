import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { entryFor, type SectionPlacement } from '../../sectionBase.ts';
import styles from './WebinarTakeaways.module.css';
import type { WebinarTakeawaysProps } from './WebinarTakeaways.schema.ts';

/** The heading on the left, the takeaways as a schedule on the right. */
export function WebinarTakeaways(props: WebinarTakeawaysProps & SectionPlacement) {
  const { id, axis, mark, tone, title, content } = props;
  const { takeaways } = entryFor('webinar', content);
  if (takeaways.length === 0) return null;
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone}>
      <div className={styles.notes}>
        <h2 className={styles.title}>{inlineMarkup(title)}</h2>
        <ul className={styles.list}>
          {takeaways.map((note) => (
            <li key={note.title} className={styles.note} data-stat={note.stat ? '' : undefined}>
              {note.stat ? <b className={styles.stat}>{note.stat}</b> : null}
              <div>
                <h3 className={styles.name}>{note.title}</h3>
                <p>{inlineMarkup(note.text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
