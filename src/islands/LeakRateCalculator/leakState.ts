import type { CircuitDays } from '../../../shared/refrigerant/CircuitDays.ts';
import { isDay } from '../../../shared/refrigerant/days.ts';
import type { ApplianceUse, Circuit } from '../../../shared/refrigerant/federalRule.ts';
import type { Addition, LeakRateMethod } from '../../../shared/refrigerant/leakRate.ts';
import { latestRows, type WeightUnit } from '../../../shared/refrigerant/parseAdditions.ts';
import {
  askedDays,
  DAYS,
  type DayName,
  hasFederalRule,
  PLACES,
  type Place,
} from '../../../shared/refrigerant/places.ts';
import { GAS_KINDS, KILOGRAMS_PER_POUND, refrigerants } from '../../../shared/refrigerant/refrigerants.ts';
import type { RuleAnswers } from '../../../shared/refrigerant/rulesFor.ts';
import { chosenGas, type GasState, OTHER_GAS } from '../shared/refrigerant/gasState.ts';
import { readWeight } from '../shared/refrigerant/readWeight.ts';
import type { ToolAddress } from '../shared/toolAddress.ts';

/** The maximum number of additions in one log, as they have to fit in a URL. */
export const MAX_ADDITIONS = 50;

/** One row of the log as typed. */
export interface LogRow {
  /** Identifies rows while they are edited. */
  key: number;
  day: string;
  weight: string;
}

/** What a visitor has entered, as typed. */
export interface LeakState extends GasState {
  place: Place;
  charge: string;
  unit: WeightUnit;
  use: ApplianceUse;
  method: LeakRateMethod;
  isLightCommercial: boolean;
  needsShutdown: boolean;
  hasDetection: boolean;
  /** Hermetically sealed and labeled so, which matters in Europe. */
  isSealed: boolean;
  /** The days that duties count from, each empty if there was none: see CircuitDays. */
  verified: string;
  checked: string;
  audited: string;
  found: string;
  repaired: string;
  /** The date up to which additions count; empty for today. */
  on: string;
  rows: LogRow[];
}

/** The circuit the page starts with: a rack in a store, followed through 2026. The leak of April was repaired. */
export const exampleState: LeakState = {
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

/** The kinds of invalid entries; their messages are content. */
export type EntryFault = 'charge' | 'day' | 'future' | 'weight';

/** A row with nothing in it. */
export const blankRow = (key: number): LogRow => ({ key, day: '', weight: '' });

/** Whether a row has nothing in it. */
export const isBlank = ({ day, weight }: LogRow) => day === '' && weight.trim() === '';

/** What is wrong with a row; undefined if it is valid or blank. */
export function rowFault(row: LogRow, today?: string): EntryFault | undefined {
  if (isBlank(row)) return undefined;
  if (!isDay(row.day)) return 'day';
  if (today !== undefined && row.day > today) return 'future';
  return readWeight(row.weight) === undefined ? 'weight' : undefined;
}

/** The circuit in pounds, or undefined while its charge or the GWP of an unlisted refrigerant is not a valid number. */
export function circuitOf(state: LeakState): Circuit | undefined {
  const charge = readWeight(state.charge);
  const refrigerant = chosenGas(state);
  if (charge === undefined || refrigerant === undefined) return undefined;
  const { use, isLightCommercial, needsShutdown, hasDetection } = state;
  const pounds = state.unit === 'kg' ? charge / KILOGRAMS_PER_POUND : charge;
  const isAbroad = !hasFederalRule(state.place);
  return { refrigerant, pounds, use, isLightCommercial, needsShutdown, hasDetection, isAbroad };
}

/** The circuit as the rules of its place ask about it. */
export function answersOf({ place, isSealed }: LeakState, circuit: Circuit): RuleAnswers {
  return {
    place,
    use: circuit.use,
    refrigerant: circuit.refrigerant,
    kilograms: circuit.pounds * KILOGRAMS_PER_POUND,
    isLightCommercial: circuit.isLightCommercial === true,
    isSealed,
    hasDetection: circuit.hasDetection === true,
  };
}

/** No day entered. */
export const NO_DAYS = Object.fromEntries(DAYS.map((name) => [name, ''])) as Record<DayName, string>;

/** The days that are known of a circuit: none that its place does not ask for. */
export function daysOf(state: LeakState, today: string | undefined): CircuitDays {
  const known = askedDays(state).map((name) => [name, state[name] || undefined]);
  return { today: state.on || today, ...Object.fromEntries(known) };
}

/** The valid rows, in pounds; those after the chosen day, or else after today, are left out. */
export function additionsOf(state: LeakState, today: string | undefined): Addition[] {
  return state.rows.flatMap((row) => {
    const weight = readWeight(row.weight);
    if (rowFault(row, state.on || today) !== undefined || weight === undefined) return [];
    return [{ day: row.day, weight: state.unit === 'kg' ? weight / KILOGRAMS_PER_POUND : weight }];
  });
}

/** The checkboxes, with their names in a URL. */
export const FLAGS = {
  isLightCommercial: 'light',
  needsShutdown: 'shutdown',
  hasDetection: 'detection',
  isSealed: 'sealed',
} as const;

/** Everything entered, as the parameters of an address. */
export function leakQuery(state: LeakState): string {
  const query = new URLSearchParams();
  const set = (name: string, value: string) => value && query.set(name, value);
  set('place', state.place === 'us' ? '' : state.place);
  set('refrigerant', state.refrigerant);
  if (state.refrigerant === OTHER_GAS) {
    query.set('gwp', state.otherGwp);
    query.set('gas', state.otherKind);
  }
  query.set('charge', state.charge);
  set('unit', state.unit);
  set('kind', state.use);
  set('method', state.method);
  for (const [field, name] of Object.entries(FLAGS)) set(name, state[field as keyof typeof FLAGS] ? '1' : '');
  for (const name of DAYS) set(name, state[name]);
  set('on', state.on);
  const additions = state.rows
    .filter((row) => !isBlank(row))
    .map(({ day, weight }) => `${day}:${weight.trim().replaceAll(',', '')}`);
  query.set('additions', additions.join(','));
  // Both characters are allowed unescaped, which keeps addresses readable.
  return `${query}`.replaceAll('%3A', ':').replaceAll('%2C', ',');
}

const oneOf = <Value extends string>(
  value: string | null,
  known: readonly Value[],
  otherwise: Value,
): Value => ((known as readonly string[]).includes(value ?? '') ? (value as Value) : otherwise);

/** Parses the day in a query; empty if it is not valid. */
const dayOrNone = (value: string | null): string => (isDay(value ?? '') ? (value ?? '') : '');

/** The additions of an address as rows: the latest, if there are more than a log holds. */
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
    place: oneOf(query.get('place'), PLACES, 'us'),
    refrigerant: oneOf(
      query.get('refrigerant'),
      [...refrigerants.map(({ name }) => name), OTHER_GAS],
      exampleState.refrigerant,
    ),
    otherGwp: (query.get('gwp') ?? '').slice(0, 7),
    otherKind: oneOf(query.get('gas'), GAS_KINDS, 'hfc'),
    charge: (query.get('charge') ?? '').slice(0, 12),
    unit: oneOf(query.get('unit'), ['lb', 'kg'], 'lb'),
    use: oneOf(query.get('kind'), ['commercial', 'industrial', 'comfort'], 'commercial'),
    method: oneOf(query.get('method'), ['annualizing', 'rolling'], 'annualizing'),
    isLightCommercial: query.has('light'),
    needsShutdown: query.has('shutdown'),
    hasDetection: query.has('detection'),
    isSealed: query.has('sealed'),
    ...(Object.fromEntries(DAYS.map((name) => [name, dayOrNone(query.get(name))])) as typeof NO_DAYS),
    on: dayOrNone(query.get('on')),
    rows: readRows(query.get('additions') ?? ''),
  };
}

/** Every parameter that can carry a part of the state. */
const PARAMETERS = [
  ...['place', 'refrigerant', 'gwp', 'gas', 'charge', 'unit', 'kind', 'method', ...DAYS, 'on', 'additions'],
  ...Object.values(FLAGS),
];

/**
 * The log in an address. It is written to the fragment, which browsers send nowhere. It is read from the query as well,
 * where other systems write it, and leaves the query once a visitor changes it.
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
