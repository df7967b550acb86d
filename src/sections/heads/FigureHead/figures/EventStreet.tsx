import { daysBetween, type ProgramEntry, programAt } from '../../../../lib/calendar/program.ts';
import { dayParts } from '../../../../lib/calendar/zonedTime.ts';
import { SceneImage } from '../../../../scenes/SceneImage.tsx';
import { contentFor, type SectionPlacement } from '../../../sectionBase.ts';
import styles from './EventStreet.module.css';
import type { EventStreetProps } from './EventStreet.schema.ts';

/** Whether the house is drawn with ground on both sides of it. */
const isStrip = ({ cover }: ProgramEntry) => cover.scene === 'drawing' && cover.name.startsWith('venue-');

/** A street of upcoming events' venues on a time axis. A venue disappears once its event is over. */
export function EventStreet(props: EventStreetProps & SectionPlacement) {
  const { page, entriesOf } = contentFor('figureHead', props.content);
  const program = programAt(new Date(), entriesOf('event'), entriesOf('webinar'));
  const shown = program.ahead.slice(0, props.ahead);
  const dimension = (index: number) => {
    const [from, to] = [shown[index], shown[index + 1]];
    if (!from || !to) return undefined;
    const count = daysBetween(from.starts, to.starts);
    return count === 1 ? props.day : props.days.replace('%count%', String(count));
  };
  return (
    <section className={styles.frame} aria-label={props.axisName}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ol className={`container ${styles.street}`} tabIndex={0} aria-label={props.axisName} data-street="">
        {shown.map((entry, index) => {
          const day = dayParts(new Date(entry.starts), entry.timeZone, page.locale);
          const days = dimension(index);
          return (
            <li
              key={entry.path}
              className={styles.house}
              data-kind={entry.kind}
              data-starts={entry.starts}
              data-ends={entry.ends}
              data-state={entry.state}
            >
              <span className={styles.plot} data-strip={isStrip(entry) ? '' : undefined}>
                <SceneImage
                  className={styles.drawing}
                  scene={{ ...entry.cover, tone: 'day' }}
                  alt=""
                  isEager={index === 0}
                />
              </span>
              <p className={styles.day}>
                <time dateTime={entry.starts}>
                  {day.beforeYear} <span>{day.year}</span>
                </time>
              </p>
              <a className={`stretched-link ${styles.link}`} href={entry.path}>
                {entry.title}
              </a>
              <p className={styles.place}>{entry.venue ? entry.venue.city : props.webinar}</p>
              {days ? <span className={styles.days}>{days}</span> : null}
              <span className={styles.today} data-while-next="" hidden={index > 0}>
                {props.today}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
