import { formatMoment, type StatusSummary } from '../../../../shared/status/StatusSummary.ts';
import { headingMarkup } from '../../../lib/inlineMarkup.tsx';
import { PageHead } from '../../../ui/PageHead/PageHead.tsx';
import type { SectionPlacement } from '../../sectionBase.ts';
import styles from './ServiceStatus.module.css';
import type { ServiceStatusProps } from './ServiceStatus.schema.ts';

const NOTHING: Omit<StatusSummary, 'indicator'> = { components: [], incidents: [], maintenance: [] };

/**
 * The status of the service. behaviors/serviceStatus.ts reads the feed and updates the board with its templates.
 * Without script, the board shows the status at build time, or an example if no feed is configured, and says which.
 */
export function ServiceStatus(props: ServiceStatusProps & SectionPlacement) {
  const { id, title, intro, overall, states, times, incidents, maintenance, feed, content } = props;
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
  const component = (name = '', state?: (typeof components)[number]['state']) => (
    <li className={styles.component} key={name} data-state={state}>
      <span data-slot="name">{name}</span>
      <b data-slot="state">{state ? states[state] : null}</b>
    </li>
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
      className={`container ${styles.status}`}
      data-status-board=""
      data-status-feed={feed}
      data-status-read={feed === undefined ? undefined : (reading?.read ?? '')}
      data-status-words={JSON.stringify(words)}
    >
      <PageHead title={title} intro={intro} length="long" />
      <div className={styles.overall} data-status-overall="" data-indicator={summary?.indicator ?? 'unknown'}>
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
      <div className={styles.parts}>
        <div>
          <h2 className={styles.heading}>{headingMarkup(props.components)}</h2>
          <ul className={styles.list} data-status-list="components">
            {components.map(({ name, state }) => component(name, state))}
          </ul>
          <template data-status-row="components">{component()}</template>
        </div>
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
                notice(name, maintenance.span.replace('%from%', time(from)).replace('%until%', time(until))),
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
      </div>
    </section>
  );
}
