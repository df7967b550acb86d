import type { CircuitDays } from '../../../shared/refrigerant/CircuitDays.ts';
import { isDay } from '../../../shared/refrigerant/days.ts';
import type { Circuit } from '../../../shared/refrigerant/federalRule.ts';
import type { Addition, LeakRateMethod } from '../../../shared/refrigerant/leakRate.ts';
import { latestRows } from '../../../shared/refrigerant/parseAdditions.ts';
import { askedDays, DAYS, type DayName } from '../../../shared/refrigerant/places.ts';
import type { RuleAnswers } from '../../../shared/refrigerant/rulesFor.ts';
import {
  answersOf,
  CIRCUIT_FLAGS,
  CIRCUIT_PARAMETERS,
  type CircuitState,
  circuitParameters,
  oneOf,
  readCircuit,
} from '../shared/refrigerant/circuitState.ts';
import { readWeight } from '../shared/refrigerant/readWeight.ts';
import type { ToolAddress } from '../shared/toolAddress.ts';

/** The maximum number of additions in one log: they must fit in a URL. */
export const MAX_ADDITIONS = 50;

/** The maximum length of a circuit's name. */
export const MAX_NAME = 60;

/** One row of the log as typed. */
export interface LogRow {
  /** Identifies rows while they are edited. */
  key: number;
  day: string;
  weight: string;
}

/** What a visitor has entered, as typed. */
export interface LeakState extends CircuitState {
  /** The circuit's name, shown in its files; may be empty. */
  name: string;
  method: LeakRateMethod;
  needsShutdown: boolean;
  /** The days from which duties are counted, empty if unknown: see CircuitDays. */
  verified: string;
  checked: string;
  audited: string;
  found: string;
  repaired: string;
  /** The date up to which additions count; empty for today. */
  on: string;
  rows: LogRow[];
}

/** The circuit the page starts with: a store's rack in 2026, whose leak in April was repaired. */
export const exampleState: LeakState = {
  name: '',
  place: 'us',
  refrigerant: 'R-448A',
  otherGwp: '',
  otherKind: 'hfc',
  charge: '180',
  unit: 'lb',
  use: 'commercial',
  method: 'annualizing',
  isLightCommercial: false,
  needsShutdown: false,
  hasDetection: false,
  isSealed: false,
  verified: '2026-05-13',
  checked: '',
  audited: '',
  found: '',
  repaired: '',
  on: '',
  rows: [
    ['2025-09-22', '5'],
    ['2026-02-09', '12'],
    ['2026-04-20', '22'],
    ['2026-08-03', '64'],
    ['2026-09-11', '58'],
    ['2026-11-16', '71'],
  ].map(([day = '', weight = ''], key) => ({ key, day, weight })),
};

/** What is wrong with a day; its message is content. */
export type DayFault = 'future' | 'old';

/** What is wrong with a row; its message is content. */
export type RowFault = DayFault | 'day' | 'weight';

/** The earliest plausible day: HFCs came to market in the 1990s. An earlier year is a typo. */
const EARLIEST = '1990-01-01';

/** An empty row. */
export const blankRow = (key: number): LogRow => ({ key, day: '', weight: '' });

/** Whether a row is empty. */
export const isBlank = ({ day, weight }: LogRow) => day === '' && weight.trim() === '';

/** What is wrong with a day; undefined if it is plausible or empty. */
export function dayFault(day: string, latest?: string): DayFault | undefined {
  if (day === '') return undefined;
  if (day < EARLIEST) return 'old';
  return latest !== undefined && day > latest ? 'future' : undefined;
}

/** What is wrong with a row; undefined if it is valid or blank. */
export function rowFault(row: LogRow, latest?: string): RowFault | undefined {
  if (isBlank(row)) return undefined;
  if (!isDay(row.day)) return 'day';
  return dayFault(row.day, latest) ?? (readWeight(row.weight) === undefined ? 'weight' : undefined);
}

/** The circuit for the calculator; undefined while required answers are missing. */
export function circuitOf(state: LeakState): (RuleAnswers & Circuit) | undefined {
  const answers = answersOf(state);
  return answers && { ...answers, needsShutdown: state.needsShutdown };
}

/** The day up to which additions count: the chosen one, or else today. */
export const asOfDay = ({ on }: LeakState, today: string | undefined): string | undefined =>
  on !== '' && dayFault(on) === undefined ? on : today;

/** No day entered. */
export const NO_DAYS = Object.fromEntries(DAYS.map((name) => [name, ''])) as Record<DayName, string>;

/** The plausible days of a circuit that its place asks for. */
export function daysOf(state: LeakState, today: string | undefined): CircuitDays {
  const known = askedDays(state)
    .filter((name) => state[name] !== '' && dayFault(state[name], today) === undefined)
    .map((name) => [name, state[name]]);
  return { today: asOfDay(state, today), ...Object.fromEntries(known) };
}

/** The valid rows up to the chosen day, or else up to today, in the unit of the charge. */
export function additionsOf(state: LeakState, today: string | undefined): Addition[] {
  const latest = asOfDay(state, today);
  return state.rows.flatMap((row) => {
    const weight = readWeight(row.weight);
    return rowFault(row, latest) === undefined && weight !== undefined ? [{ day: row.day, weight }] : [];
  });
}

/** The checkboxes, with their names in an address. */
export const FLAGS = { ...CIRCUIT_FLAGS, needsShutdown: 'shutdown' } as const;

/** Everything entered, as the parameters of an address. */
export function leakQuery(state: LeakState): string {
  const query = circuitParameters(state);
  const set = (name: string, value: string) => value && query.set(name, value);
  set('name', state.name);
  set('method', state.method);
  set(FLAGS.needsShutdown, state.needsShutdown ? '1' : '');
  for (const name of DAYS) set(name, state[name]);
  set('on', state.on);
  const additions = state.rows
    .filter((row) => !isBlank(row))
    // Commas separate additions, so a weight is written as it was parsed.
    .map(({ day, weight }) => `${day}:${readWeight(weight) ?? weight.trim().replaceAll(',', '')}`);
  query.set('additions', additions.join(','));
  // Both characters are allowed unescaped, which keeps addresses readable.
  return `${query}`.replaceAll('%3A', ':').replaceAll('%2C', ',');
}

/** Parses the day in a query; empty if it is not valid. */
const dayOrNone = (value: string | null): string => (isDay(value ?? '') ? (value ?? '') : '');

/** The additions in an address as rows: the latest ones, if there are too many. */
function readRows(additions: string): LogRow[] {
  const entries = additions.split(',').filter(Boolean);
  const rows = (entries.length > 0 ? entries : [':']).map((addition, key) => {
    const [day = '', weight = ''] = addition.split(':');
    return { key, day: dayOrNone(day), weight: weight.slice(0, 12) };
  });
  return latestRows(rows, MAX_ADDITIONS);
}

/**
 * Restores the state from the parameters of an address; undefined if it has neither a charge nor additions. Invalid
 * values fall back to the example's.
 */
export function readLeakQuery(parameters: string): LeakState | undefined {
  const query = new URLSearchParams(parameters);
  if (!query.has('charge') && !query.has('additions')) return undefined;
  return {
    ...readCircuit(query),
    name: (query.get('name') ?? '').slice(0, MAX_NAME),
    method: oneOf(query.get('method'), ['annualizing', 'rolling'], 'annualizing'),
    needsShutdown: query.has(FLAGS.needsShutdown),
    ...(Object.fromEntries(DAYS.map((name) => [name, dayOrNone(query.get(name))])) as typeof NO_DAYS),
    on: dayOrNone(query.get('on')),
    rows: readRows(query.get('additions') ?? ''),
  };
}

/** Every parameter that can carry a part of the state. */
const PARAMETERS = [
  ...CIRCUIT_PARAMETERS,
  ...['name', 'method', FLAGS.needsShutdown, ...DAYS, 'on', 'additions'],
];

/**
 * The log in an address. It is written to the fragment, which browsers do not send. It is also read from the query, in
 * which other systems write it, and is removed from there once a visitor changes it.
 */
export const leakAddress: ToolAddress<LeakState> = {
  read: ({ hash, search }) => readLeakQuery(hash.slice(1)) ?? readLeakQuery(search),
  withState(address, state) {
    const next = new URL(address);
    for (const name of PARAMETERS) next.searchParams.delete(name);
    next.hash = leakQuery(state);
    return next;
  },
};
