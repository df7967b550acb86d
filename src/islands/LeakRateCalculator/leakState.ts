import { isDay } from '../../../shared/refrigerant/days.ts';
import type { ApplianceUse, Circuit } from '../../../shared/refrigerant/federalRule.ts';
import type { Addition, LeakRateMethod } from '../../../shared/refrigerant/leakRate.ts';
import type { WeightUnit } from '../../../shared/refrigerant/parseAdditions.ts';
import {
  KILOGRAMS_PER_POUND,
  type RefrigerantName,
  refrigerants,
} from '../../../shared/refrigerant/refrigerants.ts';

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
export interface LeakState {
  refrigerant: RefrigerantName;
  charge: string;
  unit: WeightUnit;
  use: ApplianceUse;
  method: LeakRateMethod;
  isLightCommercial: boolean;
  needsShutdown: boolean;
  hasDetection: boolean;
  /** The date when a follow-up test last showed every known leak as repaired; empty if there was none. */
  verified: string;
  /** The date up to which additions count; empty for today. */
  on: string;
  rows: LogRow[];
}

/** The circuit the page starts with: a rack in a store, followed through 2026. */
export const exampleState: LeakState = {
  refrigerant: 'R-448A',
  charge: '180',
  unit: 'lb',
  use: 'commercial',
  method: 'annualizing',
  isLightCommercial: false,
  needsShutdown: false,
  hasDetection: false,
  verified: '',
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

/** Parses a typed weight; undefined unless it is above 0. */
export function readWeight(text: string): number | undefined {
  const weight = Number(text.trim().replaceAll(',', ''));
  return text.trim() !== '' && Number.isFinite(weight) && weight > 0 ? weight : undefined;
}

/** A row with nothing in it. */
export const blankRow = (key: number): LogRow => ({ key, day: '', weight: '' });

const isBlank = ({ day, weight }: LogRow) => day === '' && weight.trim() === '';

/** What is wrong with a row; undefined if it is valid or blank. */
export function rowFault(row: LogRow, today?: string): EntryFault | undefined {
  if (isBlank(row)) return undefined;
  if (!isDay(row.day)) return 'day';
  if (today !== undefined && row.day > today) return 'future';
  return readWeight(row.weight) === undefined ? 'weight' : undefined;
}

/** The circuit in pounds, or undefined while its charge is not a valid weight. */
export function circuitOf(state: LeakState): Circuit | undefined {
  const charge = readWeight(state.charge);
  if (charge === undefined) return undefined;
  const { refrigerant, use, isLightCommercial, needsShutdown, hasDetection } = state;
  const pounds = state.unit === 'kg' ? charge / KILOGRAMS_PER_POUND : charge;
  return { refrigerant, pounds, use, isLightCommercial, needsShutdown, hasDetection };
}

/** The valid rows, in pounds; those after the chosen day are left out. */
export function additionsOf(state: LeakState): Addition[] {
  return state.rows.flatMap((row) => {
    const weight = readWeight(row.weight);
    if (rowFault(row, state.on || undefined) !== undefined || weight === undefined) return [];
    return [{ day: row.day, weight: state.unit === 'kg' ? weight / KILOGRAMS_PER_POUND : weight }];
  });
}

/** The checkboxes, with their names in a URL. */
export const FLAGS = {
  isLightCommercial: 'light',
  needsShutdown: 'shutdown',
  hasDetection: 'detection',
} as const;

/** A query string with everything entered, plus the URL's other parameters. Starts with a question mark. */
export function leakQuery(state: LeakState, search = ''): string {
  const query = new URLSearchParams(search);
  const set = (name: string, value: string) => (value ? query.set(name, value) : query.delete(name));
  set('refrigerant', state.refrigerant);
  query.set('charge', state.charge);
  set('unit', state.unit);
  set('kind', state.use);
  set('method', state.method);
  for (const [field, name] of Object.entries(FLAGS)) set(name, state[field as keyof typeof FLAGS] ? '1' : '');
  set('verified', state.verified);
  set('on', state.on);
  const additions = state.rows
    .filter((row) => !isBlank(row))
    .map(({ day, weight }) => `${day}:${weight.trim().replaceAll(',', '')}`);
  query.set('additions', additions.join(','));
  // Both characters are allowed in a query unescaped, which keeps URLs readable.
  return `?${query}`.replaceAll('%3A', ':').replaceAll('%2C', ',');
}

const oneOf = <Value extends string>(
  value: string | null,
  known: readonly Value[],
  otherwise: Value,
): Value => ((known as readonly string[]).includes(value ?? '') ? (value as Value) : otherwise);

/** Parses the day in a query; empty if it is not valid. */
const dayOrNone = (value: string | null): string => (isDay(value ?? '') ? (value ?? '') : '');

/**
 * Restores the state from a URL; undefined if it has neither a charge nor additions. Invalid values fall back to the
 * example's.
 */
export function readLeakQuery(search: string): LeakState | undefined {
  const query = new URLSearchParams(search);
  if (!query.has('charge') && !query.has('additions')) return undefined;
  const additions = (query.get('additions') ?? '').split(',').filter(Boolean);
  return {
    refrigerant: oneOf(
      query.get('refrigerant'),
      refrigerants.map(({ name }) => name),
      exampleState.refrigerant,
    ),
    charge: (query.get('charge') ?? '').slice(0, 12),
    unit: oneOf(query.get('unit'), ['lb', 'kg'], 'lb'),
    use: oneOf(query.get('kind'), ['commercial', 'industrial', 'comfort'], 'commercial'),
    method: oneOf(query.get('method'), ['annualizing', 'rolling'], 'annualizing'),
    isLightCommercial: query.has('light'),
    needsShutdown: query.has('shutdown'),
    hasDetection: query.has('detection'),
    verified: dayOrNone(query.get('verified')),
    on: dayOrNone(query.get('on')),
    rows: (additions.length > 0 ? additions : [':']).slice(0, MAX_ADDITIONS).map((addition, key) => {
      const [day = '', weight = ''] = addition.split(':');
      return { key, day: dayOrNone(day), weight: weight.slice(0, 12) };
    }),
  };
}
