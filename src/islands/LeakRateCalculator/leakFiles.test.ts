import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { leakReport } from '../../../shared/refrigerant/federalRule.ts';
import { dutiesCalendar, logCsv } from './leakFiles.ts';
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
  const report = leakReport(circuit, additionsOf(exampleState, '2026-11-23'), 'annualizing');
  const lines = logCsv(report, headings, 'lb').split('\r\n');
  expect(lines[0]).toBe(`Day,Added (lb),Days,Annualized (%),"'=Sum, in ""365"" days (lb)",Rolling (%)`);
  expect(lines[3]).toBe('2026-04-20,22,70,63.73,34,18.889');
  expect(lines).toHaveLength(exampleState.rows.length + 2);
  expect(logCsv(report, headings, 'kg').split('\r\n')[3]).toMatch(/^2026-04-20,9\.979,70,63\.73,/);
});

it('repeats inspections in a calendar, and nothing else', () => {
  if (!circuit) throw new Error('the example has a charge');
  const { duties } = leakReport({ ...circuit, pounds: 500 }, [{ day: '2026-11-30', weight: 400 }], 'rolling');
  const dated = duties.flatMap(({ id, due, everyMonths }) =>
    due ? [{ due, everyMonths, title: id, text: '' }] : [],
  );
  const file = dutiesCalendar(dated, { host: 'a.example', made: '2026-11-23T10:00:00.000Z', maker: 'Acme' });
  const repeated = file.split('BEGIN:VEVENT').filter((event) => event.includes('RRULE:'));
  expect(repeated).toHaveLength(1);
  for (const line of [
    'DTSTART;VALUE=DATE:20270228',
    'RRULE:FREQ=MONTHLY;INTERVAL=3',
    'SUMMARY:us-inspections',
  ])
    expect(repeated[0]).toContain(line);
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
