import type { CSSProperties, ReactNode } from 'react';
import { eventState } from '../../../../shared/events/eventState.ts';
import { printLength } from '../../../content/entries/films/captions.ts';
import { webinarEnd } from '../../../lib/calendar/eventCalendar.ts';
import { dayParts, timeOfDay, zoneName } from '../../../lib/calendar/zonedTime.ts';
import { filmLink } from '../../../lib/filmLink.ts';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { entryFor, type SectionPlacement } from '../../sectionBase.ts';
import { chapterSpans } from '../../shared/chapterSpans.ts';
import { OpenRecording } from '../../shared/OpenRecording.tsx';
import { RecordingSwitch } from '../../shared/RecordingSwitch.tsx';
import styles from './WebinarHead.module.css';
import type { WebinarHeadProps } from './WebinarHead.schema.ts';

/**
 * The stage at night with the talk on its screen, beside it the form, for the talk or the recording; below both, the
 * chapters as a dimension line.
 */
export function WebinarHead(
  props: WebinarHeadProps & SectionPlacement & { children?: ReactNode | undefined },
) {
  const webinar = entryFor('webinar', props.content);
  const { minutes, timeZone, recording } = webinar;
  const length = recording ? printLength(recording.seconds) : '';
  const starts = new Date(webinar.starts);
  const ends = webinarEnd(webinar);
  const date = dayParts(starts, timeZone, webinar.page.locale).long;
  const state = eventState(webinar.starts, ends, new Date());
  const isPast = state === 'past';
  const spans = chapterSpans(webinar);
  const scale = {
    gridTemplateColumns: spans.map(({ seconds }) => `${seconds}fr`).join(' '),
  } as CSSProperties;
  const fill = (text: string, count: number) => text.replace('%count%', String(count));
  return (
    <section
      id={props.id}
      className={`container ${styles.head}`}
      {...(isPast ? {} : { 'data-starts': webinar.starts, 'data-ends': ends })}
      data-state={state}
    >
      <h1 className={styles.title}>{headingMarkup(webinar.title)}</h1>
      <p className={styles.summary}>{inlineMarkup(webinar.summary)}</p>
      <ul className={styles.facts}>
        <li>{fill(props.minutes, minutes)}</li>
        <li data-while="past" hidden={!isPast}>
          {props.recorded.replace('%date%', date)}
        </li>
        <li data-while="upcoming live" hidden={isPast}>
          {props.planned
            .replace('%date%', date)
            .replace('%time%', `${timeOfDay(starts, timeZone)} ${zoneName(starts, timeZone)}`)}
        </li>
        <li>{props.extras}</li>
      </ul>
      <figure className={styles.player} data-tone="night">
        <SceneImage
          className={styles.poster}
          scene={{ ...webinar.cover, tone: 'night' }}
          alt={props.alt ?? ''}
          isEager
          ratio={16 / 9}
        />
        <figcaption className={styles.bar}>
          {recording ? (
            <a className={styles.play} {...filmLink(recording, props.close)}>
              <span className={styles.button}>
                <Icon name="play" />
              </span>
              {props.play}
              <span className={styles.free}>{props.free}</span>
            </a>
          ) : (
            <span className={styles.play}>{props.lockedAhead}</span>
          )}
        </figcaption>
      </figure>
      <div className={styles.form} data-form-layout="stacked" id="watch">
        <h2 className={styles.formTitle} data-while="past" hidden={!isPast}>
          {recording ? props.formTitle.replace('%length%', length) : props.formTitleWaiting}
        </h2>
        <h2 className={styles.formTitle} data-while="upcoming live" hidden={isPast}>
          {headingMarkup(props.formTitleAhead)}
        </h2>
        <p className={styles.formDesc} data-while="past" hidden={!isPast}>
          {recording ? props.formDesc : props.formDescWaiting}
        </p>
        <p className={styles.formDesc} data-while="upcoming live" hidden={isPast}>
          {props.formDescAhead}
        </p>
        <div className={styles.way} data-recording={recording?.id}>
          {recording ? <OpenRecording film={recording} label={props.open} text={props.registered} /> : null}
          <div data-unregistered="">{props.children}</div>
          {recording ? <RecordingSwitch /> : null}
        </div>
      </div>
      {spans.length > 0 ? (
        <ol className={styles.chapters} style={scale} aria-label={props.chapters}>
          {spans.map((chapter, index) => (
            <li key={chapter.time}>
              <a href={`#chapter-${index + 1}`}>{chapter.title}</a>
              <span>{chapter.time}</span>
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  );
}
