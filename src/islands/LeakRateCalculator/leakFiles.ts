import type { LeakReport } from '../../../shared/refrigerant/federalRule.ts';
import type { WeightUnit } from '../../../shared/refrigerant/weight.ts';
import { csvFile } from '../../../shared/text/csv.ts';
import { calendarOfDays } from '../../lib/calendar/calendarOfDays.ts';
import type { DatedDuty } from './datedDuties.ts';
import { type LeakState, leakQuery } from './leakState.ts';

/** A number to three decimals, without trailing zeros. */
const rounded = (value: number) => Number(value.toFixed(3));

/** Headings of the log's columns, in order. */
export interface LogHeadings {
  day: string;
  added: string;
  days: string;
  annualized: string;
  window: string;
  rolling: string;
  formula: string;
  circuit: string;
  made: string;
}

/**
 * The log as CSV (RFC 4180), with rates in percent. Each line has the formula with its numbers, the circuit's name and
 * the day the file was made, so that one sheet can combine several circuits.
 */
export function logCsv(
  { lines }: LeakReport,
  headings: LogHeadings,
  {
    unit,
    name,
    made,
    formulaOf,
  }: {
    unit: WeightUnit;
    name: string;
    made: string;
    formulaOf: (line: LeakReport['lines'][number]) => string;
  },
): string {
  const rows = lines.map((line) => [
    line.day,
    ...[line.weight, line.days, line.annualized, line.windowWeight, line.rolling].map(rounded),
    formulaOf(line),
    name,
    made,
  ]);
  const head = [
    headings.day,
    `${headings.added} (${unit})`,
    headings.days,
    `${headings.annualized} (%)`,
    `${headings.window} (${unit})`,
    `${headings.rolling} (%)`,
    headings.formula,
    headings.circuit,
    headings.made,
  ];
  return csvFile([head, ...rows]);
}

/** A 32-bit hash of a text (FNV-1a), in base 36. */
function digest(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01_00_01_93);
  return (hash >>> 0).toString(36);
}

/**
 * Identifies a circuit's calendar entries: by its name, place and charge, or if it has no name, by everything entered.
 */
export function circuitKey(state: LeakState): string {
  const { name, place, refrigerant, charge, unit } = state;
  return digest(name.trim() ? [name.trim(), place, refrigerant, charge, unit].join('|') : leakQuery(state));
}

/** The duties with a date as an iCalendar file of all-day events, some of them recurring. */
export function dutiesCalendar(
  duties: readonly (Pick<DatedDuty, 'id' | 'due' | 'everyMonths'> & { title: string; text: string })[],
  options: { key: string; host: string; made: string; maker: string },
): string {
  return calendarOfDays(
    duties.map(({ id, due, title, text, everyMonths }) => ({
      uid: `leak-${options.key}-${id}-${due}@${options.host}`,
      day: due,
      title,
      text,
      everyMonths,
    })),
    options,
  );
}
