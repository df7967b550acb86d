import {
  COMING_DAYS,
  type ComponentState,
  formatMoment,
  PAST_DAYS,
  type StatusSummary,
} from '../../../../shared/status/StatusSummary.ts';
import { headingMarkup } from '../../../lib/inlineMarkup.tsx';
import { SceneImage } from '../../../scenes/SceneImage.tsx';
import { PageHead } from '../../../ui/PageHead/PageHead.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import { shortDate } from '../../shortDate.ts';
import styles from './ServiceStatus.module.css';
import type { ServiceStatusProps } from './ServiceStatus.schema.ts';
import { StatusFloor } from './StatusFloor.tsx';

const NOTHING: Omit<StatusSummary, 'indicator'> = { components: [], incidents: [], maintenance: [] };

/** States in the key, each with a window of another shape. */
const KEY: readonly ComponentState[] = ['operational', 'degraded_performance', 'major_outage'];

/**
 * The status of the service at night: a building with a floor for each component. behaviors/serviceStatus.ts reads the feed and updates the board with its templates.
 * Without script, the board shows the status at build time, or an example if no feed is configured, and says which.
 */
export function ServiceStatus(props: ServiceStatusProps & SectionPlacement) {
  const { id, title, intro, overall, states, times, incidents, maintenance, feed, history, span, content } =
    props;
  const locale = content?.page.locale ?? 'en';
  const reading = feed === undefined ? props.example : props.built;
  const summary = reading?.summary;
  const { components, incidents: open, maintenance: planned } = summary ?? NOTHING;
  const time = (iso: string) => formatMoment(iso, locale);
  const age = feed === undefined ? times.example : reading ? times.built : times.never;
  const words = {
    locale,
    overall,
    states,
    unknown: props.unknown,
    times,
    began: incidents.began,
    span: maintenance.span,
  };
  // Earlier days are only known of the example: a feed's summary does not tell of them.
  const past = feed === undefined ? props.example.history : undefined;
  const floor = (component?: (typeof components)[number]) => (
    <StatusFloor
      key={component?.name}
      component={component}
      words={props}
      maintenance={planned}
      read={reading?.read ?? ''}
      days={component && past?.filter((day) => day.component === component.name)}
    />
  );
  const notice = (name = '', when = '', text = '') => (
    <li className={styles.notice} key={name}>
      <h3 data-slot="name">{headingMarkup(name)}</h3>
      <p className={styles.when} data-slot="when">
        {when}
      </p>
      <p data-slot="text">{text}</p>
    </li>
  );
  return (
    <section
      id={id}
      className={styles.status}
      data-tone="night"
      data-status-board=""
      data-status-feed={feed}
      data-status-read={feed === undefined ? undefined : (reading?.read ?? '')}
      data-status-words={JSON.stringify(words)}
    >
      <div className="container">
        <PageHead title={title} intro={intro} length="long" className={styles.head} />
        <div
          className={styles.overall}
          data-status-overall=""
          data-indicator={summary?.indicator ?? 'unknown'}
        >
          <p className={`heading ${styles.verdict}`} data-slot="overall" role="status">
            {summary ? overall[summary.indicator] : props.unknown}
          </p>
          <p className={styles.age} data-slot="age">
            {age.replace('%time%', reading ? time(reading.read) : '')}
          </p>
          <button type="button" className={styles.again} data-status-again="" hidden>
            {props.readAgain}
          </button>
        </div>
        <h2 className="visually-hidden">{headingMarkup(props.components)}</h2>
        <figure className={styles.building} data-status-building="" hidden={summary === undefined}>
          <div className={styles.roof}>
            <SceneImage scene={{ scene: 'drawing', name: 'status-roof', tone: 'night' }} alt="" isEager />
          </div>
          <ul className={styles.floors} data-status-list="components">
            {components.map((component) => floor(component))}
          </ul>
          <template data-status-row="components">{floor()}</template>
          <p className={styles.axis} aria-hidden="true">
            {past ? (
              <>
                <span className={styles.wide}>{span.past.replace('%days%', String(PAST_DAYS))}</span>
                <span className={styles.narrow}>{span.past.replace('%days%', '30')}</span>
              </>
            ) : null}
            <span className={styles.today}>{span.today}</span>
            <span className={styles.coming}>{span.coming.replace('%days%', String(COMING_DAYS))}</span>
          </p>
          <p className={styles.key} aria-hidden="true">
            {KEY.map((state) => (
              <span key={state}>
                <i data-state={state} />
                {states[state]}
              </span>
            ))}
            <span>
              <i data-state="planned" />
              {span.key}
            </span>
          </p>
        </figure>
        <div className={styles.parts}>
          {(
            [
              [
                'incidents',
                incidents,
                open.map(({ name, began, latest }) =>
                  notice(name, incidents.began.replace('%time%', time(began)), latest),
                ),
              ],
              [
                'maintenance',
                maintenance,
                planned.map(({ name, from, until }) =>
                  notice(
                    name,
                    maintenance.span.replace('%from%', time(from)).replace('%until%', time(until)),
                  ),
                ),
              ],
            ] as const
          ).map(([name, text, items]) => (
            <div key={name}>
              <h2 className={styles.heading}>{headingMarkup(text.title)}</h2>
              <ul className={styles.list} data-status-list={name}>
                {items}
              </ul>
              <p
                className={styles.none}
                data-status-none={name}
                hidden={items.length > 0 || summary === undefined}
              >
                {text.none}
              </p>
              <template data-status-row={name}>{notice()}</template>
            </div>
          ))}
          {past ? (
            <div>
              <h2 className={styles.heading}>{headingMarkup(history.title)}</h2>
              <table className={styles.past} aria-label={history.title}>
                <thead className="visually-hidden">
                  <tr>
                    <th scope="col">{history.day}</th>
                    <th scope="col">{history.what}</th>
                    <th scope="col">{history.lasted}</th>
                  </tr>
                </thead>
                <tbody>
                  {past.map((day) => (
                    <tr key={day.on + day.component}>
                      <td>
                        <time dateTime={day.on}>{shortDate(day.on, locale)}</time>
                      </td>
                      <td>
                        <b>{day.component}</b>
                        <span data-state={day.state}>{states[day.state]}.</span> {day.what}
                      </td>
                      <td>{history.minutes.replace('%minutes%', String(day.minutes))}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          ) : null}
        </div>
      </div>
    </section>
  );
}
