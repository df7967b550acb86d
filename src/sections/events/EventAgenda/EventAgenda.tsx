import type { CSSProperties } from 'react';
import { timeOfDay } from '../../../lib/calendar/zonedTime.ts';
import { headingMarkup } from '../../../lib/inlineMarkup.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { entryFor, type SectionPlacement } from '../../sectionBase.ts';
import { agendaLanes } from './agendaLanes.ts';
import styles from './EventAgenda.module.css';
import type { EventAgendaProps } from './EventAgenda.schema.ts';

/** The drawing's rooms as lanes down one time axis, so that parallel items are obvious. */
export function EventAgenda(props: EventAgendaProps & SectionPlacement) {
  const { id = 'agenda', axis, mark, tone, title, intro, content } = props;
  const event = entryFor('event', content);
  if (event.agenda.length === 0) return null;
  const [opens = '', closes = ''] = [event.starts, event.ends].map((time) =>
    timeOfDay(new Date(time), event.timeZone),
  );
  const rooms = event.rooms;
  const { items, rows } = agendaLanes(event.agenda, rooms, opens, closes);
  const chart = {
    '--rooms': rooms.length,
    '--rows': rows.map(({ minutes }) => `minmax(${minutes}px, auto)`).join(' '),
  } as CSSProperties;
  return (
    <Section id={id} axis={axis} mark={mark} tone={tone} title={title} intro={intro}>
      <div className={styles.agenda} style={chart} data-lanes={rooms.length > 1 ? '' : undefined}>
        <div className={styles.clock} aria-hidden="true">
          {rooms.map((room, index) => (
            <b key={room} style={{ gridColumnStart: index + 2 }}>
              <i>{index + 1}</i>
              {room}
            </b>
          ))}
          {rows.map(({ time, hasStart }, index) =>
            hasStart ? (
              <span key={time} style={{ gridRowStart: index + 2 }}>
                {time}
              </span>
            ) : null,
          )}
        </div>
        <ol className={styles.items}>
          {items.map((item) => (
            <li
              key={`${item.time}-${item.title}`}
              className={styles.item}
              data-talk={item.speakers.length > 0 ? '' : undefined}
              style={{
                gridRow: `${item.from + 1} / ${item.to + 1}`,
                gridColumn: item.lane === 0 ? '2 / -1' : item.lane + 1,
              }}
            >
              <p className={styles.time}>
                <time>{item.time}</time>
                {item.room ? (
                  <span className={styles.room}>
                    <i>{item.lane}</i>
                    {item.room}
                  </span>
                ) : null}
              </p>
              <h3 className={styles.title}>{headingMarkup(item.title)}</h3>
              {item.text ? <p>{item.text}</p> : null}
              {item.speakers.length > 0 ? (
                <p className={styles.speakers}>{item.speakers.map(({ name }) => name).join(', ')}</p>
              ) : null}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
