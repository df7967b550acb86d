import type { ReactNode } from 'react';
import { eventState } from '../../../../shared/events/eventState.ts';
import { calendarAddress } from '../../../lib/calendar/eventCalendar.ts';
import { headingMarkup, inlineMarkup } from '../../../lib/inlineMarkup.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { entryFor, type SectionPlacement } from '../../sectionBase.ts';
import styles from './EventRegistration.module.css';
import type { EventRegistrationProps } from './EventRegistration.schema.ts';

/** Registration beside the facts, or afterwards the record. The page has both until the event is over. */
export function EventRegistration(
  props: EventRegistrationProps & SectionPlacement & { children?: ReactNode | undefined },
) {
  const { id = 'register', axis, mark, tone, content, children } = props;
  const event = entryFor('event', content);
  const state = eventState(event.starts, event.ends, new Date());
  const isPast = state === 'past';
  const { record } = event;
  return (
    <Section id={id} axis={isPast && axis ? props.axisPast : axis} mark={mark} tone={tone}>
      <div data-starts={event.starts} data-ends={event.ends} data-state={state}>
        {isPast ? null : (
          <div className={styles.register} data-while="upcoming live">
            <div data-form-layout="names">
              <h2 className={styles.title}>
                {props.title.replace('%seats%', String(event.seats ?? '')).replace('  ', ' ')}
              </h2>
              {props.intro ? <p className={`intro ${styles.intro}`}>{inlineMarkup(props.intro)}</p> : null}
              {children}
            </div>
            <aside className={styles.aside} aria-label={props.facts}>
              <h3 className={styles.asideTitle}>{headingMarkup(props.facts)}</h3>
              <dl className={styles.facts}>
                {event.facts.map((fact) => (
                  <div key={fact.label}>
                    <dt>{fact.label}</dt>
                    <dd>
                      {fact.title}
                      {fact.text ? <span>{fact.text}</span> : null}
                    </dd>
                  </div>
                ))}
              </dl>
              <a className={styles.calendar} href={calendarAddress(event.path)} download="">
                <Icon name="calendar" />
                {props.calendar}
              </a>
              <p className={styles.note}>{props.calendarNote}</p>
              <Button href={props.all.href} label={props.all.label} variant="text" />
            </aside>
          </div>
        )}
        <div className={styles.past} data-while="past" hidden={!isPast}>
          <h2 className={styles.title}>{headingMarkup(props.said)}</h2>
          {record ? (
            <ol className={styles.points}>
              {record.points.map((point) => (
                <li key={point.title} className={styles.point}>
                  <h3 className={styles.pointTitle}>{headingMarkup(point.title)}</h3>
                  <div>
                    <p>{inlineMarkup(point.text)}</p>
                    {point.speaker ? (
                      <p className={styles.by}>
                        {point.speaker.name}, {point.speaker.company}
                      </p>
                    ) : null}
                  </div>
                </li>
              ))}
            </ol>
          ) : (
            <p className={`intro ${styles.intro}`}>{props.pending}</p>
          )}
          <Button href={props.all.href} label={props.all.label} variant="text" />
        </div>
      </div>
    </Section>
  );
}
