import { intlLocale } from '../site/locales.ts';
/** States of a component, from best to worst, as Statuspage’s feed names them. */
export const COMPONENT_STATES = [
  'operational',
  'under_maintenance',
  'degraded_performance',
  'partial_outage',
  'major_outage',
] as const;

/** States of the service as a whole. */
export const INDICATORS = ['none', 'maintenance', 'minor', 'major', 'critical'] as const;

export type ComponentState = (typeof COMPONENT_STATES)[number];
export type Indicator = (typeof INDICATORS)[number];

/** The state of a service according to its status feed. Times are ISO timestamps. */
export interface StatusSummary {
  indicator: Indicator;
  components: { name: string; state: ComponentState }[];
  /** Unresolved incidents, each with its latest update. */
  incidents: { name: string; began: string; latest: string }[];
  /** Planned maintenance, in progress or upcoming. */
  maintenance: { name: string; from: string; until: string; affects: string[] }[];
}

type Fields = Readonly<Record<string, unknown>>;

const asFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** Maximum number of items per list: more would only make the page slow. */
const MOST_ITEMS = 200;

const list = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.slice(0, MOST_ITEMS).map(asFields) : [];

const text = (value: unknown, most = 400): string =>
  typeof value === 'string' ? value.trim().slice(0, most) : '';

const moment = (value: unknown): string => (Number.isNaN(Date.parse(text(value))) ? '' : text(value));

const oneOf = <Value extends string>(known: readonly Value[], value: unknown): Value | undefined =>
  known.find((one) => one === value);

/**
 * Parses the `summary.json` that Atlassian Statuspage publishes (`/api/v2/summary.json`); other status products offer
 * the same format. Returns undefined for anything else: without components and a known indicator, nothing may be called
 * operational. Components in an unknown state are left out.
 */
export function readSummary(data: unknown): StatusSummary | undefined {
  const { components, status, incidents, scheduled_maintenances } = asFields(data);
  const indicator = oneOf(INDICATORS, asFields(status)['indicator']);
  const read = list(components).flatMap((component) => {
    const state = oneOf(COMPONENT_STATES, component['status']);
    const name = text(component['name'], 80);
    // A group only repeats the state of its components.
    return state === undefined || name === '' || component['group'] === true ? [] : [{ name, state }];
  });
  if (indicator === undefined || read.length === 0) return undefined;
  return {
    indicator,
    components: read,
    incidents: list(incidents).flatMap((incident) => {
      const [latest] = list(incident['incident_updates']);
      const began = moment(incident['created_at']);
      const name = text(incident['name'], 120);
      return name === '' || began === '' ? [] : [{ name, began, latest: text(latest?.['body']) }];
    }),
    maintenance: list(scheduled_maintenances).flatMap((work) => {
      const [from, until] = [moment(work['scheduled_for']), moment(work['scheduled_until'])];
      const name = text(work['name'], 120);
      const affects = list(work['components']).map((component) => text(component['name'], 80));
      return name === '' || from === '' || until === '' ? [] : [{ name, from, until, affects }];
    }),
  };
}

/** Days before today and after it that the status page has a window for. */
export const PAST_DAYS = 90;
export const COMING_DAYS = 7;

/** The day of a moment in UTC, counted from 1970. */
const dayOf = (iso: string) => Math.floor(Date.parse(iso) / 86_400_000);

/**
 * The column of a day, or undefined if the status page has none: 1 is the first day, `PAST_DAYS` is today, and the
 * days to come are after it.
 */
export function dayColumn(day: string, today: string): number | undefined {
  const column = PAST_DAYS + dayOf(day) - dayOf(today);
  return column < 1 || column > PAST_DAYS + COMING_DAYS ? undefined : column;
}

/** The columns of the planned maintenance of a component, from today on, as the start and end of a grid area. */
export function plannedColumns(
  maintenance: StatusSummary['maintenance'],
  component: string,
  today: string,
): string[] {
  return maintenance.flatMap(({ from, until, affects }) => {
    const first = Math.max(PAST_DAYS, PAST_DAYS + dayOf(from) - dayOf(today));
    const last = Math.min(PAST_DAYS + COMING_DAYS, PAST_DAYS + dayOf(until) - dayOf(today));
    return affects.includes(component) && first <= last ? [`${first} / ${last + 1}`] : [];
  });
}

/** Formats a time in UTC as the page shows it: `Nov 23, 2026, 9:00 AM`. */
export function formatMoment(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(intlLocale(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(iso));
}
