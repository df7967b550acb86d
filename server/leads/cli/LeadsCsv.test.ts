import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleStoredLead } from '../../testing/sampleLead.ts';
import type { StoredLead } from '../Lead.ts';
import { LeadsCsv } from './LeadsCsv.ts';

/** Parses CSV by RFC 4180, independently of the code that writes it. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  // What follows the last line break is not a line.
  return rows.slice(0, -1);
}

const FORMULA = /^[\s]*[=+\-@\t\r\n＝＋－＠]/;

/** A number or a telephone number, which cannot contain functions or references. */
const DIALED = /^[+-]\d[\d ().-]*$/;

function csvOf(leads: readonly StoredLead[]): string {
  const csv = new LeadsCsv();
  csv.addColumnsOf(leads);
  return csv.heading() + csv.linesOf(leads);
}

describe('LeadsCsv', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        '"',
        "'",
        ',',
        ';',
        '\r',
        '\n',
        '\t',
        ' ',
        'a',
        '1',
        '(',
        '＝',
        '|',
      ),
    }),
  );
  const lead = fc
    .record({
      fields: fc.dictionary(fc.constantFrom('email', 'message', 'company', '__proto__', 'a b'), typed),
      campaign: fc.dictionary(fc.constantFrom('utm_source', 'utm_term'), typed),
      pageUri: typed,
      providerAnswer: typed,
    })
    .map(sampleStoredLead);

  it('marks a lead whose row cannot be read', () => {
    const leads = [sampleStoredLead(), sampleStoredLead({ fields: {}, isUnreadable: true })];
    const [header = [], ...rows] = parseCsv(csvOf(leads));
    const column = header.indexOf('isUnreadable');
    expect(rows.map((row) => row[column])).toEqual(['', 'true']);
  });

  it('preserves every value, but none as a formula, whatever was typed', () => {
    fc.assert(
      fc.property(fc.array(lead, { maxLength: 5 }), (leads) => {
        const [header = [], ...rows] = parseCsv(csvOf(leads));
        expect(rows).toHaveLength(leads.length);
        for (const [index, stored] of leads.entries()) {
          const cells = rows[index] ?? [];
          expect(cells).toHaveLength(header.length);
          for (const cell of cells) if (!DIALED.test(cell)) expect(cell).not.toMatch(FORMULA);
          for (const [name, value] of Object.entries(stored.fields)) {
            const cell = cells[header.indexOf(`fields.${name}`)] ?? '';
            expect([value, `'${value}`]).toContain(cell);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is marked as UTF-8 and has a heading even if there are no leads', () => {
    expect(csvOf([])).toMatch(/^\uFEFFid,receivedAt,[^\n]+\r\n$/);
  });
});
