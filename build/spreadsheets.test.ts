import { describe, expect, it } from 'vitest';
import { csv, spreadsheetAddresses, spreadsheetMakers } from './spreadsheets.ts';

describe('a spreadsheet', () => {
  it('keeps commas, quotes and line breaks inside their cells', () => {
    expect(
      csv([
        ['a, b', 'say "c"'],
        ['d\ne', ''],
      ]),
    ).toBe('\uFEFF"a, b","say ""c"""\r\n"d\ne",\r\n');
  });

  it.each(spreadsheetAddresses())('%s has headings, rows, and a cell for each heading', async (address) => {
    const text = (await spreadsheetMakers()[address]?.make()) ?? '';
    const widths = text
      .trim()
      .split('\r\n')
      .map((row) => row.replaceAll(/"(?:[^"]|"")*"/g, 'x').split(',').length);
    expect(widths.length).toBeGreaterThan(5);
    expect(new Set(widths).size).toBe(1);
  });
});
