import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './MessageSample.module.css';
import type { MessageSampleProps } from './MessageSample.schema.ts';

/** The most lines of a message that is no taller than the title and intro beside it. */
const SHORT = 8;

/** A message as sent over the wire, with remarks keyed to its lines. */
export function MessageSample(props: MessageSampleProps & SectionPlacement) {
  const { system, title, intro, file, stamp, lines, notes, link, ...frame } = props;
  const numbered = lines.map((row, number) => ({ ...row, number }));
  return (
    <Section {...frame}>
      <div className={styles.sheet} data-system={system} data-short={lines.length <= SHORT ? '' : undefined}>
        <div>
          <h2>{headingMarkup(title)}</h2>
          <p className="intro">{inlineMarkup(intro)}</p>
          <ol className={styles.notes}>
            {notes.map((note, index) => (
              <li key={note.title} className={styles.note}>
                <span className={`bubble ${styles.bubble}`} aria-hidden="true">
                  {index + 1}
                </span>
                <h3 className={styles.noteTitle}>{headingMarkup(note.title)}</h3>
                <p className={styles.noteDesc}>{inlineMarkup(note.text)}</p>
              </li>
            ))}
          </ol>
          {link ? <Button href={link.href} label={link.label} variant="text" /> : null}
        </div>
        <figure className={styles.message}>
          <figcaption className={styles.file}>
            <span>{file}</span>
            <span>{stamp}</span>
          </figcaption>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard. */}
          <section className={styles.scroll} tabIndex={0} aria-label={file}>
            <pre dir="ltr" className={styles.code}>
              {numbered.map(({ code, note, number }) => (
                <code key={number} data-noted={note ? '' : undefined}>
                  {code}
                  {note ? <i className={`bubble ${styles.key}`}>{note}</i> : null}
                  {'\n'}
                </code>
              ))}
            </pre>
          </section>
        </figure>
      </div>
    </Section>
  );
}
