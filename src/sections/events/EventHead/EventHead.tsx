import { eventState } from '../../../../shared/events/eventState.ts';
import { calendarAddress, googleCalendarAddress } from '../../../lib/calendar/eventCalendar.ts';
import { dayParts, timeOfDay } from '../../../lib/calendar/zonedTime.ts';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { framed } from '../../../scenes/framed.ts';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { entryFor, type SectionPlacement } from '../../sectionBase.ts';
import styles from './EventHead.module.css';
import type { EventHeadProps } from './EventHead.schema.ts';

/** An invitation: the text, the ticket, and the venue in section at night. It says when the event is over. */
export function EventHead({ id, content, alt = '', ...labels }: EventHeadProps & SectionPlacement) {
  const event = entryFor('event', content);
  const { page, venue } = event;
  const starts = new Date(event.starts);
  const day = dayParts(starts, event.timeZone, page.locale);
  const state = eventState(event.starts, event.ends, new Date());
  const isPast = state === 'past';
  const [from, to] = [event.starts, event.ends].map((time) => timeOfDay(new Date(time), event.timeZone));
  return (
    <section
      id={id}
      className={styles.hero}
      data-tone="night"
      data-starts={event.starts}
      data-ends={event.ends}
      data-state={state}
    >
      <div className={`container ${styles.top}`}>
        <div>
          <h1 className={styles.title}>{headingMarkup(event.title)}</h1>
          <p className={styles.summary}>{inlineMarkup(event.summary)}</p>
          <div className={styles.actions} data-while="upcoming live" hidden={isPast}>
            <Button href="#register" label={labels.take} />
            {event.agenda.length > 0 ? <Button href="#agenda" label={labels.agenda} variant="text" /> : null}
          </div>
          <div className={styles.actions} data-while="past" hidden={!isPast}>
            {event.record ? (
              <Button href="#register" label={labels.said} variant="secondary" />
            ) : (
              <Button href={labels.all.href} label={labels.all.label} variant="secondary" />
            )}
          </div>
        </div>
        <div className={styles.ticket} data-tone="day">
          <div className={styles.main}>
            <p className={styles.format}>{event.format}</p>
            <p className={`heading ${styles.day}`}>
              <time dateTime={event.starts}>
                {day.weekday}, {day.long}
              </time>
            </p>
            <dl className={styles.facts}>
              <div>
                <dt>{labels.hours}</dt>
                <dd>
                  {labels.span.replace('%from%', from ?? '').replace('%to%', to ?? '')}
                  <span>{labels.zone.replace('%city%', venue.city)}</span>
                </dd>
              </div>
              <div>
                <dt>{labels.place}</dt>
                <dd>
                  {venue.name}
                  <span>{[venue.street, venue.city].filter(Boolean).join(', ')}</span>
                </dd>
              </div>
              {event.price ? (
                <div>
                  <dt>{labels.price}</dt>
                  <dd>{event.price}</dd>
                </div>
              ) : null}
            </dl>
            <p className={styles.calendars} data-while="upcoming live" hidden={isPast}>
              <a className={styles.calendar} href={calendarAddress(event.path)} download="">
                <Icon name="calendar" />
                {labels.calendar}
              </a>
              <a
                className={styles.calendar}
                href={googleCalendarAddress(event)}
                target="_blank"
                rel="noopener"
              >
                {labels.google}
              </a>
            </p>
          </div>
          <div className={styles.stub}>
            {event.seats ? (
              <p className={styles.seats} data-while="upcoming live" hidden={isPast}>
                <b>{event.seats}</b> {labels.seats}
              </p>
            ) : null}
            {event.record?.people ? (
              <p className={styles.seats} data-while="past" hidden={!isPast}>
                <b>{event.record.people}</b> {labels.room}
              </p>
            ) : null}
            <p className={styles.live} data-while="live" hidden={state !== 'live'}>
              {labels.live}
            </p>
          </div>
        </div>
      </div>
      <div className={styles.house}>
        <SceneImage scene={framed({ ...event.cover, tone: 'night' }, [1.5, 2.1])} alt={alt} isEager />
      </div>
    </section>
  );
}
