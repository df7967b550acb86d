import type { CSSProperties, ReactNode } from 'react';
import { eventState } from '../../../../shared/events/eventState.ts';
import { printLength } from '../../../content/films/captions.ts';
import { onDemandPath } from '../../../content/recordingPaths.ts';
import { webinarEnd } from '../../../lib/calendar/eventCalendar.ts';
import { dayParts, timeOfDay } from '../../../lib/calendar/zonedTime.ts';
import { filmLink } from '../../../lib/filmLink.ts';
import { inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { PortraitImage } from '../../../scenes/portraits/PortraitImage.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { entryFor, type SectionPlacement } from '../../sectionBase.ts';
import { chapterSpans } from '../../shared/chapterSpans.ts';
import styles from './WebinarHead.module.css';
import type { WebinarHeadProps } from './WebinarHead.schema.ts';

/** The stage at night with the talk on its screen; below it the chapters as a dimension line, the form beside it. */
export function WebinarHead(
  props: WebinarHeadProps & SectionPlacement & { children?: ReactNode | undefined },
) {
  const webinar = entryFor('webinar', props.content);
  const { minutes, timeZone, recording } = webinar;
  const length = printLength(recording?.seconds ?? minutes * 60);
  const starts = new Date(webinar.starts);
  const ends = webinarEnd(webinar);
  const date = dayParts(starts, timeZone, webinar.page.locale).long;
  const state = eventState(webinar.starts, ends, new Date());
  const isPast = state === 'past';
  const spans = chapterSpans(webinar.chapters, minutes);
  const scale = {
    gridTemplateColumns: spans.map(({ seconds }) => `${seconds}fr`).join(' '),
  } as CSSProperties;
  const fill = (text: string, count: number) => text.replace('%count%', String(count));
  return (
    <section
      id={props.id}
      className={`container ${styles.head}`}
      data-starts={webinar.starts}
      data-ends={ends}
      data-state={state}
    >
      <h1 className={styles.title}>{webinar.title}</h1>
      <p className={styles.summary}>{inlineMarkup(webinar.summary)}</p>
      <ul className={styles.facts}>
        <li>{fill(props.minutes, minutes)}</li>
        <li data-while="past" hidden={!isPast}>
          {props.recorded.replace('%date%', date)}
        </li>
        <li data-while="upcoming live" hidden={isPast}>
          {props.planned.replace('%date%', date).replace('%time%', timeOfDay(starts, timeZone))}
        </li>
        <li>{props.extras}</li>
      </ul>
      <div className={styles.stage}>
        <figure className={styles.player} data-tone="night">
          <SceneImage
            className={styles.poster}
            scene={{ ...webinar.cover, tone: 'night' }}
            alt={props.alt ?? ''}
            isEager
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
              <span className={styles.play}>{props.locked}</span>
            )}
          </figcaption>
        </figure>
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
      </div>
      <div className={styles.form} data-form-layout="stacked" id="watch">
        <h2 className={styles.formTitle} data-while="past" hidden={!isPast}>
          {props.formTitle.replace('%length%', length)}
        </h2>
        <h2 className={styles.formTitle} data-while="upcoming live" hidden={isPast}>
          {props.formTitleAhead}
        </h2>
        <p className={styles.formDesc}>{isPast ? props.formDesc : props.formDescAhead}</p>
        {props.children ?? (
          <>
            <Button href={onDemandPath(webinar.path)} label={props.open} />
            <p className={styles.note}>{props.openNote}</p>
          </>
        )}
        <ul className={styles.voices}>
          {webinar.speakers.map((person) => (
            <li key={person.id}>
              {person.portrait ? (
                <PortraitImage className={styles.face} look={person.portrait} name={person.id} />
              ) : null}
              <span>
                <b>{person.name}</b>
                {person.role}, {person.company}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
