import { printLength } from '../../../content/entries/films/captions.ts';
import type { FilmChapter } from '../../../content/entries/films/Film.ts';
import type { Locale } from '../../../content/files/locale.ts';
import { headingMarkup } from '../../../lib/inlineMarkup.tsx';
import styles from './FilmChapterTranscript.module.css';
import { cameraOf, FilmFrame, groundOf } from './FilmFrame.tsx';

interface FilmChapterTranscriptProps {
  chapter: FilmChapter;
  locale: Locale;
  isOpen: boolean;
}

/** The transcript of a chapter below its still, which the player copies to the screen and which seeks to it. */
export function FilmChapterTranscript({ chapter, locale, isOpen }: FilmChapterTranscriptProps) {
  const { title, start, seconds, frame, note, captions } = chapter;
  return (
    <li
      className={styles.chapter}
      data-film-chapter={start}
      data-seconds={seconds}
      data-camera={cameraOf(chapter)}
      data-film-locked={isOpen ? undefined : ''}
    >
      <h3 className={styles.chapterTitle}>
        <button type="button" className={styles.seek} data-film-seek={start}>
          <span className={styles.time}>{printLength(start)}</span>
          <span>{headingMarkup(title)}</span>
        </button>
      </h3>
      <div dir="ltr" className={styles.still} data-tone={groundOf(frame)} data-film-still="">
        <FilmFrame frame={frame} locale={locale} />
      </div>
      <div className={styles.rest}>
        {note ? (
          <p className={styles.note} data-film-note="">
            {note.figure === undefined ? null : <b>{note.figure} </b>}
            <span>{note.text}</span>
          </p>
        ) : null}
        <p className={styles.said}>
          {captions.map((caption) => (
            <span key={caption.start} data-line={caption.start}>
              {caption.text}{' '}
            </span>
          ))}
        </p>
      </div>
    </li>
  );
}
