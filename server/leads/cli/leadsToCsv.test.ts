import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onProgress, type Progress } from '../../progress/reportProgress.ts';
import { sampleLead } from '../../testing/sampleLead.ts';
import type { StoredLead } from '../Lead.ts';
import { csvCell, leadsToCsv } from './leadsToCsv.ts';

/** Reads CSV as RFC 4180 says, independently of how it is written. */
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

describe('csvCell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+12025550142', "'+12025550142"],
    ['-1', "'-1"],
    ['@x', "'@x"],
    ['  =1', "'  =1"],
    ['\tx', "'\tx"],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['plain', 'plain'],
    [undefined, ''],
  ])('writes %j as %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });
});

describe('leadsToCsv', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', '"', "'", ',', ';', '\r', '\n', '\t', ' ', 'a', '＝', '|'),
    }),
  );
  const lead = fc
    .record({
      fields: fc.dictionary(fc.constantFrom('email', 'message', 'company', '__proto__', 'a b'), typed),
      campaign: fc.dictionary(fc.constantFrom('utm_source', 'utm_term'), typed),
      pageUri: typed,
      providerAnswer: typed,
    })
    .map(
      (part): StoredLead => ({
        ...sampleLead(),
        spamMarks: [],
        attempts: 0,
        attemptedAt: '',
        nextAttemptAt: '',
        settledAt: '',
        leftOut: [],
        ...part,
      }),
    );

  it('gives every value back, and none as a formula, whatever was typed', () => {
    fc.assert(
      fc.property(fc.array(lead, { maxLength: 5 }), (leads) => {
        const [header = [], ...rows] = parseCsv(leadsToCsv(leads));
        expect(rows).toHaveLength(leads.length);
        for (const [index, stored] of leads.entries()) {
          const cells = rows[index] ?? [];
          expect(cells).toHaveLength(header.length);
          for (const cell of cells) expect(cell).not.toMatch(FORMULA);
          for (const [name, value] of Object.entries(stored.fields)) {
            const cell = cells[header.indexOf(`fields.${name}`)] ?? '';
            expect([value, `'${value}`]).toContain(cell);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('says how far a long export is, and of a short one nothing', () => {
    const heard: Progress[] = [];
    const stopListening = onProgress((progress) => heard.push(progress));
    leadsToCsv(Array(1000).fill(sampleLead()));
    leadsToCsv(Array(2500).fill(sampleLead()));
    stopListening();
    expect(heard.map(({ done, total }) => `${done} of ${total}`)).toEqual([
      '1000 of 2500',
      '2000 of 2500',
      '2500 of 2500',
    ]);
  });

  it('has a heading even where there are no leads', () => {
    expect(leadsToCsv([])).toMatch(/^id,receivedAt,[^\n]+\r\n$/);
  });
});
