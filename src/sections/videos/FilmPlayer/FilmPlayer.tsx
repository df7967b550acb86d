import type { CSSProperties } from 'react';
import { printLength } from '../../../content/entries/films/captions.ts';
import { hostAddress } from '../../../content/entries/films/hostAddress.ts';
import { filmLink } from '../../../lib/filmLink.ts';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { printDate } from '../../../lib/printDate.ts';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import { FilmSpeakers } from '../../shared/FilmSpeakers.tsx';
import { FilmChapterTranscript } from './FilmChapterTranscript.tsx';
import { groundOf } from './FilmFrame.tsx';
import styles from './FilmPlayer.module.css';
import type { FilmPlayerProps } from './FilmPlayer.schema.ts';

const SPEEDS = [0.75, 1, 1.25, 1.5, 2];

/**
 * A film with its controls, its chapters and its transcript. The stills of the chapters are in the page; the player
 * animates them (src/behaviors/films). Without script, they are the film.
 */
export function FilmPlayer(props: FilmPlayerProps & SectionPlacement) {
  const { film, title } = props;
  const { summary, seconds, cover, chapters, speakers, register, about, host } = film;
  const length = printLength(seconds);
  const start = props.start.replace('%title%', title);
  const address = hostAddress(host);
  const locale = props.content?.page.locale ?? 'en';
  // A row of frames is never left with one alone. The open chapter of a gated film has a row to itself: it is the only
  // one with words.
  const inRow = chapters.length - (register === undefined ? 0 : 1);
  return (
    <section
      id={props.id}
      className={styles.film}
      data-tone="night"
      data-film={film.id}
      data-gated={register === undefined ? undefined : ''}
      // A hosted video has no separate first chapter to show: all of it is locked.
      data-locked={register === undefined || host === undefined ? undefined : ''}
    >
      <div className={`container ${styles.head}`}>
        <h1>{headingMarkup(title)}</h1>
        <div>
          <p className={styles.summary}>{inlineMarkup(summary)}</p>
          <p className={styles.facts}>
            <span>{props.length.replace('%length%', length)}</span>
            <time dateTime={film.uploaded}>{printDate(film.uploaded, locale)}</time>
          </p>
        </div>
        {speakers.length > 0 ? (
          <FilmSpeakers className={styles.people} speakers={speakers} locale={locale} />
        ) : null}
      </div>
      <div className={`container ${styles.house}`}>
        <div dir="ltr" className={styles.player} data-film-player="">
          <div className={styles.screen} data-film-screen="">
            <div className={styles.poster} data-tone={groundOf(cover)}>
              <SceneImage className={styles.picture} scene={cover} alt="" isEager ratio={16 / 9} />
            </div>
            {host === undefined ? (
              <button type="button" className={styles.start} data-film-start="" aria-label={start}>
                <Icon name="play" />
              </button>
            ) : null}
            {address === undefined ? null : (
              <a
                className={styles.start}
                {...filmLink({ ...film, register: undefined }, props.close)}
                href={address}
              >
                <Icon name="play" />
                <span className="visually-hidden">{start}</span>
              </a>
            )}
            {host?.name === 'file' ? (
              // biome-ignore lint/a11y/useMediaCaption: every word of the film is in the transcript beside it
              <video className={styles.file} src={host.id} controls preload="none" aria-label={title} />
            ) : null}
            {film.sound && host === undefined ? (
              // biome-ignore lint/a11y/useMediaCaption: its words are the captions and the transcript
              <audio src={film.sound.file} preload="none" data-film-sound="" />
            ) : null}
            {register === undefined ? null : (
              <div className={styles.locked}>
                <h2>{headingMarkup(props.locked.title)}</h2>
                <p>{inlineMarkup(props.locked.text)}</p>
                <Button href={register} label={props.locked.register} />
              </div>
            )}
          </div>
          {film.sound && host === undefined ? (
            <noscript>
              {/* biome-ignore lint/a11y/useMediaCaption: its words are in the transcript */}
              <audio src={film.sound.file} controls preload="none" aria-label={title} />
            </noscript>
          ) : null}
          {host === undefined ? (
            <fieldset className={styles.controls} data-film-controls="">
              <legend className="visually-hidden">{props.controls}</legend>
              <button
                type="button"
                className={styles.button}
                data-film-play=""
                data-play={props.play}
                data-pause={props.pause}
                aria-label={props.play}
              >
                <Icon name="play" />
                <Icon name="pause" />
              </button>
              <input
                className={styles.position}
                type="range"
                min="0"
                max={seconds}
                step="1"
                defaultValue="0"
                aria-label={props.position}
                data-film-position=""
              />
              <span className={styles.clock}>
                <span data-film-clock="">0:00</span> / {length}
              </span>
              <button
                type="button"
                className={styles.button}
                aria-pressed="true"
                aria-label={props.captions}
                data-film-captions=""
              >
                {props.captionsSign}
              </button>
              {film.sound ? (
                <button
                  type="button"
                  className={styles.button}
                  aria-pressed="true"
                  aria-label={props.sound}
                  data-film-mute=""
                >
                  <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M4 10v4h4l5 4V6l-5 4zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11" />
                  </svg>
                </button>
              ) : null}
              <select className={styles.speed} aria-label={props.speed} defaultValue="1" data-film-speed="">
                {SPEEDS.map((speed) => (
                  <option key={speed} value={speed}>
                    {props.times.replace('%count%', String(speed))}
                  </option>
                ))}
              </select>
              <button type="button" className={styles.button} aria-label={props.full} data-film-full="">
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
                </svg>
              </button>
            </fieldset>
          ) : null}
        </div>
        <div className={styles.words}>
          {host === undefined ? <p className={styles.keys}>{props.keys}</p> : null}
          <h2 className={styles.wordsTitle}>{headingMarkup(props.transcript)}</h2>
          <ol
            className={styles.chapters}
            data-film-words=""
            style={{ '--columns': inRow > 5 ? Math.ceil(inRow / 2) : inRow } as CSSProperties}
          >
            {chapters.map((chapter, index) => (
              <FilmChapterTranscript
                key={chapter.start}
                chapter={chapter}
                locale={locale}
                isOpen={register === undefined || index === 0}
              />
            ))}
          </ol>
          {about === undefined ? null : <Button href={about} label={props.about} variant="text" />}
        </div>
      </div>
    </section>
  );
}
