import { intlLocale } from '../../../../shared/site/locales.ts';
import { printLength } from '../../../content/entries/films/captions.ts';
import { pathOfPage } from '../../../content/files/pathOfPage.ts';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { contentFor, type SectionPlacement } from '../../sectionBase.ts';
import styles from './EventsAndPodcast.module.css';
import type { EventsAndPodcastProps } from './EventsAndPodcast.schema.ts';

/** Bar heights of a waveform, derived from the title. */
function wave(title: string): number[] {
  return Array.from(
    { length: 40 },
    (_, index) => 6 + ((title.charCodeAt(index % title.length) * (index + 7)) % 40),
  );
}

/** Month, day and year of a date, for separate lines as on a wall calendar. */
function calendar(moment: string, timeZone: string, locale: string) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intlLocale(locale), { ...options, timeZone }).format(new Date(moment));
  return {
    month: part({ month: 'short' }),
    day: part({ day: 'numeric' }),
    year: part({ year: 'numeric' }),
  };
}

/** Three columns: the calendar, the podcast at night, and the awards. */
export function EventsAndPodcast({
  id,
  events,
  podcast,
  awards,
  content,
}: EventsAndPodcastProps & SectionPlacement) {
  const { page, entriesOf } = contentFor('eventsAndPodcast', content);
  const now = Date.now();
  const all = [
    ...entriesOf('event').map((event) => ({ ...event, where: event.venue.city })),
    ...entriesOf('webinar').map((webinar) => ({ ...webinar, where: events.webinar })),
  ].sort((one, other) => new Date(one.starts).getTime() - new Date(other.starts).getTime());
  const isOver = (date: (typeof all)[number]) => new Date(date.starts).getTime() < now;
  const dates = [...all.filter((date) => !isOver(date)), ...all.filter(isOver).reverse()].slice(
    0,
    events.most,
  );
  const [latest] = podcast.episodes;
  return (
    <section id={id} className={styles.section}>
      <div className={styles.bays}>
        <div className={styles.bay}>
          <h2 className={styles.title}>{headingMarkup(events.title)}</h2>
          <ul>
            {dates.map((date) => {
              const { month, day, year } = calendar(date.starts, date.timeZone, page.locale);
              return (
                <li key={date.path} className={styles.event}>
                  <time className={styles.date} dateTime={date.starts}>
                    {month} <b>{day}</b> {year}
                  </time>
                  <div>
                    <a className={styles.link} href={date.path}>
                      {inlineMarkup(date.title)}
                    </a>
                    <p className={styles.where}>{date.where}</p>
                  </div>
                </li>
              );
            })}
          </ul>
          <Button href={events.link.href} label={events.link.label} variant="text" />
        </div>
        <div className={styles.bay} data-tone="night">
          <h2 className={styles.title}>{headingMarkup(podcast.title)}</h2>
          <p className={styles.where}>{podcast.text}</p>
          {latest ? (
            <svg className={styles.wave} viewBox="0 0 240 52" preserveAspectRatio="none" aria-hidden="true">
              <path
                d={wave(latest.film.title)
                  .map((height, index) => `M${index * 6} 50v${-height}h5v${height}`)
                  .join('')}
              />
            </svg>
          ) : null}
          <ul>
            {podcast.episodes.map((episode) => (
              <li key={episode.number} className={styles.episode}>
                <span className={styles.mono}>{episode.number}</span>
                <a className={styles.link} href={episode.href ?? episode.film.path}>
                  {inlineMarkup(episode.film.title)}
                </a>
                <span className={styles.mono}>{printLength(episode.film.seconds)}</span>
              </li>
            ))}
          </ul>
          {podcast.link ? (
            <Button href={podcast.link.href} label={podcast.link.label} variant="text" />
          ) : null}
        </div>
        <div className={styles.bay}>
          <h2 className={styles.title}>{headingMarkup(awards.title)}</h2>
          <ol>
            {awards.awards.map((award) => (
              <li key={award.id} className={styles.award}>
                <span className={styles.mono}>{award.year}</span>
                {award.page === undefined ? (
                  <strong>{award.name}</strong>
                ) : (
                  <a className={styles.link} href={pathOfPage(award.page)}>
                    {award.name}
                  </a>
                )}
                <span className={styles.where}>{award.issuer}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
