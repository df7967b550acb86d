import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { leakReport } from '../../../shared/refrigerant/federalRule.ts';
import { logCsv } from './leakFiles.ts';
import { leakPdf } from './leakPdf.ts';
import { additionsOf, circuitOf, exampleState } from './leakState.ts';

const circuit = circuitOf(exampleState);
const headings = {
  day: 'Day',
  added: 'Added',
  days: 'Days',
  annualized: 'Annualized',
  window: '=Sum, in "365" days',
  rolling: 'Rolling',
};

it('writes the log for a spreadsheet, a line for each addition, and no formula', () => {
  if (!circuit) throw new Error('the example has a charge');
  const report = leakReport(circuit, additionsOf(exampleState), 'annualizing');
  const lines = logCsv(report, headings, 'lb').split('\r\n');
  expect(lines[0]).toBe(`Day,Added (lb),Days,Annualized (%),"'=Sum, in ""365"" days (lb)",Rolling (%)`);
  expect(lines[3]).toBe('2026-04-20,22,70,63.73,39,21.667');
  expect(lines).toHaveLength(exampleState.rows.length + 2);
  expect(logCsv(report, headings, 'kg').split('\r\n')[3]).toMatch(/^2026-04-20,9\.979,70,63\.73,/);
});

it('writes a PDF that goes on over pages, whatever its words hold', async () => {
  const bytes = await leakPdf({
    heading: 'Leak log — “R-448A” ₂ مرحبا',
    facts: ['Charge: 180 lb'],
    rate: '218.1%',
    verdict: 'Over',
    headings: ['Day', 'Added'],
    rows: Array.from({ length: 50 }, (_, index) => [`Day ${index}`, '5 lb']),
    dutiesTitle: 'Duties',
    duties: [
      { when: 'by Dec 16, 2026', title: 'Repair', text: 'Repair it. '.repeat(60), source: '84.106(d)' },
    ],
    notice: 'No legal advice',
  });
  const document = await PDFDocument.load(bytes);
  expect(document.getPageCount()).toBeGreaterThan(1);
  expect(document.getTitle()).toContain('Leak log');
});
