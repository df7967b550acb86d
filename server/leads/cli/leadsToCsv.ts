import { reportProgress } from '../../progress/reportProgress.ts';
import type { StoredLead } from '../Lead.ts';

const FIXED: readonly (keyof StoredLead)[] = [
  'id',
  'receivedAt',
  'formId',
  'state',
  'attempts',
  'providerAnswer',
  'pageUri',
  'locale',
  'submissionClass',
  'consent',
];

/** Leads between two reports of how far an export is. */
const STEP = 1000;

/**
 * A value as a CSV cell (RFC 4180). What a spreadsheet would run as a formula gets an apostrophe before it, which
 * spreadsheets read as "this is text".
 */
export function csvCell(value: unknown): string {
  const text = String(value ?? '');
  const safe = /^[\s]*[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Leads as CSV, a line each, with a column for every field, campaign parameter and derived value that occurs. */
export function leadsToCsv(leads: readonly StoredLead[]): string {
  const groups = ['fields', 'campaign', 'leadData'] as const;
  const names = new Map(
    groups.map(
      (group) => [group, [...new Set(leads.flatMap((lead) => Object.keys(lead[group])))].sort()] as const,
    ),
  );
  const header = [
    ...FIXED,
    ...groups.flatMap((group) => (names.get(group) ?? []).map((name) => `${group}.${name}`)),
  ];
  const lineOf = (values: readonly unknown[]) => `${values.map(csvCell).join(',')}\r\n`;
  const lines = leads.map((lead, index) => {
    const done = index + 1;
    if (leads.length > STEP && (done % STEP === 0 || done === leads.length))
      reportProgress('Leads', done, leads.length);
    return lineOf([
      ...FIXED.map((name) => lead[name]),
      ...groups.flatMap((group) => {
        const values: Readonly<Record<string, unknown>> = { ...lead[group] };
        return (names.get(group) ?? []).map((name) => values[name]);
      }),
    ]);
  });
  return lineOf(header) + lines.join('');
}
