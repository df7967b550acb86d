import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { leakReport } from '../../../shared/refrigerant/federalRule.ts';
import { pounds } from '../../../shared/refrigerant/weight.ts';
import { circuitKey, dutiesCalendar, logCsv } from './leakFiles.ts';
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
  formula: 'Formula',
  circuit: 'Circuit',
  made: 'Made on',
};

it('writes the log as CSV, one line per addition, safe from formula injection', () => {
  if (!circuit) throw new Error('the example has a charge');
  const report = leakReport(circuit, additionsOf(exampleState, '2026-11-23'), 'annualizing');
  const lines = logCsv(report, headings, {
    unit: 'lb',
    name: 'Rack A, Store 14',
    made: '2026-11-24',
    formulaOf: ({ weight }) => `${weight} ÷ 180`,
  }).split('\r\n');
  expect(lines[0]).toBe(
    `\ufeffDay,Added (lb),Days,Annualized (%),"'=Sum, in ""365"" days (lb)",Rolling (%),Formula,Circuit,Made on`,
  );
  expect(lines[3]).toBe('2026-04-20,22,70,63.73,34,18.889,22 ÷ 180,"Rack A, Store 14",2026-11-24');
  expect(lines).toHaveLength(exampleState.rows.length + 2);
});

it('repeats inspections in a calendar, and nothing else', () => {
  if (!circuit) throw new Error('the example has a charge');
  const { duties } = leakReport(
    { ...circuit, charge: pounds(500) },
    [{ day: '2026-11-30', weight: 400 }],
    'rolling',
  );
  const dated = duties.flatMap(({ id, due, everyMonths }) =>
    due ? [{ id, due, ...(everyMonths && { everyMonths }), title: id, text: '' }] : [],
  );
  const file = dutiesCalendar(dated, {
    key: 'a',
    host: 'a.example',
    made: '2026-11-23T10:00:00.000Z',
    maker: 'Acme',
  });
  const repeated = file.split('BEGIN:VEVENT').filter((event) => event.includes('RRULE:'));
  expect(repeated).toHaveLength(1);
  for (const line of [
    'DTSTART;VALUE=DATE:20270228',
    'RRULE:FREQ=MONTHLY;INTERVAL=3',
    'SUMMARY:us-inspections',
  ])
    expect(repeated[0]).toContain(line);
});

it('writes a PDF of several pages, whatever characters its text has', async () => {
  const bytes = await leakPdf({
    heading: 'Leak log — “R-448A” ₂ مرحبا',
    facts: ['Charge: 180 lb'],
    rate: '218.1%',
    verdict: 'Over',
    formula: `${'W'.repeat(150)} ÷ 180 lb`,
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

it('gives the calendar entries of each circuit stable ids that no other circuit has', () => {
  const rack = { ...exampleState, name: 'Rack A' };
  const keys = [rack, { ...rack, name: 'Rack B' }, exampleState, { ...exampleState, charge: '181' }].map(
    circuitKey,
  );
  expect(new Set(keys).size).toBe(keys.length);
  // A circuit with a name stays the same while its log grows.
  expect(circuitKey({ ...rack, rows: rack.rows.slice(1) })).toBe(keys[0]);
});
