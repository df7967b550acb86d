import { describe, expect, it } from 'vitest';
import { spreadsheetAddresses, spreadsheetMakers } from './spreadsheets.ts';

describe('a spreadsheet', () => {
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
