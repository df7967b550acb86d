import {
  COMING_DAYS,
  dayColumn,
  PAST_DAYS,
  plannedColumns,
  type StatusSummary,
} from '../../../../shared/status/StatusSummary.ts';
import styles from './ServiceStatus.module.css';
import type { ServiceStatusProps } from './ServiceStatus.schema.ts';

type Days = ServiceStatusProps['example']['history'];

const LAST = PAST_DAYS + COMING_DAYS;

/** Windows as dashes of a line, except those of some columns: a subpath's dashes begin anew. */
function windows(first: number, last: number, without: readonly number[] = []): string {
  const ends = [...without, last + 1].sort((a, b) => a - b);
  let start = first;
  const parts = ends.flatMap((end) => {
    const from = start;
    start = end + 1;
    return end > from ? [`M${from - 0.85} .5H${end - 1}`] : [];
  });
  return parts.join('');
}

/** The share of the days without an outage, in percent, rounded down: 100 is only for none. */
function uptime(days: Days): string {
  const down = days
    .filter(({ state }) => state.endsWith('outage'))
    .reduce((sum, { minutes }) => sum + minutes, 0);
  return down === 0 ? '100' : (Math.floor((1 - down / (PAST_DAYS * 1440)) * 10_000) / 100).toFixed(2);
}

interface StatusFloorProps {
  component: StatusSummary['components'][number] | undefined;
  words: Pick<ServiceStatusProps, 'states' | 'history'>;
  maintenance: StatusSummary['maintenance'];
  /** When the state was read. */
  read: string;
  /** The component’s days that were not as they should be; undefined if nothing is known of earlier days. */
  days: Days | undefined;
}

/**
 * A component as a floor: a window for each day, lit if all was well, and the days to come beyond today's wall. Without
 * history, all windows show the state of now. The behavior fills a floor without a component.
 */
export function StatusFloor({ component, words, maintenance, read, days }: StatusFloorProps) {
  const { name = '', state } = component ?? {};
  const marked = (days ?? []).flatMap(({ on, state: was }) => {
    const column = dayColumn(on, read);
    return column === undefined ? [] : [{ column, state: was }];
  });
  if (days && state && state !== 'operational') marked.push({ column: PAST_DAYS, state });
  const planned = component ? plannedColumns(maintenance, name, read) : [];
  return (
    <li className={styles.floor} data-state={state} data-days={days ? '' : undefined}>
      <span className={styles.label}>
        <span className={styles.name} data-slot="name">
          {name}
        </span>
        {days ? (
          <span className={styles.uptime}>{words.history.uptime.replace('%uptime%', uptime(days))}</span>
        ) : null}
        <b data-slot="state">{state ? words.states[state] : null}</b>
      </span>
      <span className={styles.days} data-slot="days" aria-hidden="true">
        <svg viewBox={`0 0 ${LAST} 1`} preserveAspectRatio="none" aria-hidden="true">
          <path
            d={windows(
              1,
              PAST_DAYS,
              marked.map(({ column }) => column),
            )}
          />
          <path className={styles.unlit} d={windows(PAST_DAYS + 1, LAST)} />
        </svg>
        {marked.map((day) => (
          <i key={day.column} data-state={day.state} style={{ gridColumn: day.column }} />
        ))}
        {planned.map((columns) => (
          <i key={columns} data-state="planned" style={{ gridColumn: columns }} />
        ))}
      </span>
    </li>
  );
}
