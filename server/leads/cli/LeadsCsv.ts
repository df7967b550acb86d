import { csvFile, csvRow } from '../../../shared/text/csv.ts';
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
  // Unreadable values are empty, and so are missing ones.
  'isUnreadable',
];

const GROUPS = ['fields', 'campaign', 'leadData'] as const;

/**
 * Formats leads as CSV, one per line, with a column for every field, campaign parameter and derived value that
 * occurs. The columns must be known before the first line, so it is given all leads twice; it keeps none of them.
 */
export class LeadsCsv {
  readonly #names: Readonly<Record<(typeof GROUPS)[number], Set<string>>> = {
    fields: new Set(),
    campaign: new Set(),
    leadData: new Set(),
  };

  /** Collects the columns that leads need. */
  addColumnsOf(leads: readonly StoredLead[]): void {
    for (const lead of leads)
      for (const group of GROUPS) for (const name of Object.keys(lead[group])) this.#names[group].add(name);
  }

  #columns() {
    return GROUPS.flatMap((group) => [...this.#names[group]].sort().map((name) => ({ group, name })));
  }

  /** The beginning of the file, which names the columns. */
  heading(): string {
    return csvFile([[...FIXED, ...this.#columns().map(({ group, name }) => `${group}.${name}`)]]);
  }

  linesOf(leads: readonly StoredLead[]): string {
    const columns = this.#columns();
    return leads
      .map((lead) => {
        const cellOf = (group: (typeof GROUPS)[number], name: string) => {
          const values: Readonly<Record<string, unknown>> = { ...lead[group] };
          return Object.hasOwn(values, name) ? values[name] : undefined;
        };
        return csvRow([
          ...FIXED.map((name) => lead[name]),
          ...columns.map(({ group, name }) => cellOf(group, name)),
        ]);
      })
      .join('');
  }
}
