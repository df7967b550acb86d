import type { LeakReport } from '../../../shared/refrigerant/federalRule.ts';
import type { WeightUnit } from '../../../shared/refrigerant/parseAdditions.ts';
import { KILOGRAMS_PER_POUND } from '../../../shared/refrigerant/refrigerants.ts';
import { csvRow } from '../../../shared/text/csv.ts';
import { calendarOfDays } from '../../lib/calendar/calendarOfDays.ts';

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
}

/** The log as comma-separated values (RFC 4180), weights in the visitor’s unit, rates in percent. */
export function logCsv({ lines }: LeakReport, headings: LogHeadings, unit: WeightUnit): string {
  const factor = unit === 'kg' ? KILOGRAMS_PER_POUND : 1;
  const rows = lines.map(({ day, weight, days, annualized, windowWeight, rolling }) => [
    day,
    ...[weight * factor, days, annualized, windowWeight * factor, rolling].map(rounded),
  ]);
  const head = [
    headings.day,
    `${headings.added} (${unit})`,
    headings.days,
    `${headings.annualized} (%)`,
    `${headings.window} (${unit})`,
    `${headings.rolling} (%)`,
  ];
  return [head, ...rows].map(csvRow).join('');
}

/** The duties with a date as an iCalendar file of all-day events; those that come back are repeated. */
export function dutiesCalendar(
  duties: readonly { due: string; title: string; text: string; everyMonths?: number | undefined }[],
  options: { host: string; made: string; maker: string },
): string {
  return calendarOfDays(
    duties.map(({ due, title, text, everyMonths }, index) => ({
      uid: `leak-${due}-${index}@${options.host}`,
      day: due,
      title,
      text,
      everyMonths,
    })),
    options,
  );
}
