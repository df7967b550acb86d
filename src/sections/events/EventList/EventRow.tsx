import type { CSSProperties } from 'react';
import type { Locale } from '../../../content/files/locale.ts';
import type { ProgramEntry } from '../../../lib/calendar/program.ts';
import { dayParts, timeOfDay } from '../../../lib/calendar/zonedTime.ts';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import styles from './EventList.module.css';
import type { EventListProps } from './EventList.schema.ts';

/** Number of people that fills a row's bar. */
const FULL_ROOM = 160;

/**
 * One event or webinar of the list. An upcoming one contains the text of both states, so that it can move to the list
 * of past events.
 */
export function EventRow({
  entry,
  labels,
  locale,
}: {
  entry: ProgramEntry;
  labels: EventListProps;
  locale: Locale;
}) {
  const starts = new Date(entry.starts);
  const day = dayParts(starts, entry.timeZone, locale);
  const isPast = entry.state === 'past';
  const { venue } = entry;
  const room = { '--people': Math.min(1, (entry.people ?? 0) / FULL_ROOM) } as CSSProperties;
  return (
    <article
      className={styles.row}
      data-starts={entry.starts}
      data-ends={entry.ends}
      data-state={entry.state}
    >
      <p className={styles.when}>
        <time className={`heading ${styles.date}`} dateTime={entry.starts}>
          {day.beforeYear} <span>{day.year}</span>
        </time>
        <span className={styles.hour}>
          {day.weekday}, {timeOfDay(starts, entry.timeZone)}
        </span>
      </p>
      <div>
        <h3 className={styles.title}>
          <a href={entry.path}>{headingMarkup(entry.title)}</a>
        </h3>
        {isPast ? null : <p className={styles.summary}>{inlineMarkup(entry.summary)}</p>}
      </div>
      <p className={styles.where}>
        <b>{venue ? venue.name : labels.online}</b>
        <span>
          {venue?.city ?? labels.webinar}
          {entry.seats && !isPast ? (
            <span data-while="upcoming live">, {labels.seats.replace('%count%', String(entry.seats))}</span>
          ) : null}
        </span>
        {entry.people ? (
          <span className={styles.people} style={room} data-while="past" hidden={!isPast}>
            {labels.people.replace('%count%', String(entry.people))}
          </span>
        ) : null}
      </p>
      <div className={styles.action}>
        {isPast ? null : (
          <span data-while="upcoming live">
            <Button href={entry.path} label={venue ? labels.take : labels.join} variant="text" />
          </span>
        )}
        <span data-while="past" hidden={!isPast}>
          <Button
            href={entry.path}
            label={
              entry.watchMinutes ? labels.watch.replace('%minutes%', String(entry.watchMinutes)) : labels.said
            }
            variant="text"
          />
        </span>
      </div>
    </article>
  );
}
