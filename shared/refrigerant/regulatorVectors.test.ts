import { describe, expect, it } from 'vitest';
import { californiaDuties } from './californiaRule.ts';
import { inspectionMonths, leakReport } from './federalRule.ts';
import { fGasDuties, leakCheckMonths } from './fGasRules.ts';
import { type Addition, leakRates, rateOf, yearlyLosses } from './leakRate.ts';
import { type RefrigerantName, refrigerant, tonnesOfCo2 } from './refrigerants.ts';
import { pounds } from './weight.ts';

/**
 * Figures that regulators publish, and sums that follow from their formulas, each with its source. docs/regulations.md
 * says when each source was read and what is left to confirm.
 */

const rounded = (value: number, digits = 1) => Number(value.toFixed(digits));

/**
 * 40 CFR 84.102 (and 40 CFR 82.152, with the same words) defines both leak rates as steps. These sums are derived from
 * the steps and written out: no worked example by EPA could be found. Searched in November 2026: the final rules
 * (89 FR 82682, 81 FR 82272), EPA's guide of October 1995 (EPA 300-B-95-010), which has some for the rule of that
 * year, and its training module of 1996, of which only the first pages were accessible. Searched again on November 28,
 * 2026, without success: public repositories that quote the eCFR; EPA's fact sheets of that year were not accessible.
 */
describe('40 CFR 84.102, annualizing method, step by step', () => {
  it.each([
    // (1) 10 lb / 100 lb = 0.1. (2) Shorter of 180 and 365 days: 180 / 365 = 0.4932. (3) 0.1 / 0.4932. (4) × 100.
    { charge: 100, added: 10, days: 180, rate: 20.28 },
    // A gap longer than a year counts as 365 days.
    { charge: 100, added: 10, days: 730, rate: 10 },
    { charge: 100, added: 10, days: 365, rate: 10 },
    // A trade guide prints 48.7 % for this one (refleaklog.app, "Annualizing vs. rolling average").
    { charge: 50, added: 2, days: 30, rate: 48.67 },
    { charge: 1_200, added: 45.5, days: 70, rate: 19.77 },
  ])('$added lb into $charge lb after $days days: $rate %', ({ charge, added, days, rate }) => {
    const first = Date.UTC(2026, 0, 1);
    const second = new Date(first + days * 86_400_000).toISOString().slice(0, 10);
    const [, line] = leakRates(charge, [
      { day: '2026-01-01', weight: 1 },
      { day: second, weight: added },
    ]);
    expect(rounded(line?.annualized ?? 0, 2)).toBe(rate);
  });

  it('counts all that one service added as one addition', () => {
    const [line] = leakRates(100, [
      { day: '2026-02-01', weight: 4 },
      { day: '2026-02-01', weight: 6 },
    ]);
    expect(line).toMatchObject({ weight: 10, annualized: 10 });
  });
});

describe('40 CFR 84.102, rolling average method, step by step', () => {
  const log: Addition[] = [
    { day: '2026-01-10', weight: 6 },
    { day: '2026-06-10', weight: 5 },
    { day: '2026-12-10', weight: 9 },
    { day: '2027-03-10', weight: 3 },
  ];
  const rates = (verified?: string) =>
    leakRates(100, log, { verified }).map((line) => rounded(rateOf(line, 'rolling')));

  it('sums the last 365 days over the full charge', () => {
    // March 10, 2027: the addition of January 10, 2026 is 424 days old and counts no longer. (5 + 9 + 3) / 100.
    expect(rates()).toEqual([6, 11, 20, 17]);
  });

  it('sums since the last passed follow-up test, if that is shorter', () => {
    expect(rates('2026-06-20')).toEqual([6, 11, 9, 12]);
  });
});

describe('40 CFR 84.106', () => {
  const rack = { refrigerant: 'R-404A', charge: pounds(100), use: 'commercial' } as const;
  const isOver = (use: 'commercial' | 'industrial' | 'comfort', weight: number) =>
    leakReport({ ...rack, use }, [{ day: '2026-03-01', weight }], 'rolling').lines[0]?.isOver;

  // 84.106(c)(2): "exceeds" 20, 30 or 10 percent, so that the limit itself is still within it.
  it.each([
    ['commercial', 20],
    ['industrial', 30],
    ['comfort', 10],
  ] as const)('%s: above %d %%', (use, limit) => {
    expect(isOver(use, limit)).toBe(false);
    expect(isOver(use, limit + 0.1)).toBe(true);
  });

  // 84.106(g): every three months from 500 lb of commercial or industrial refrigeration, once a year below and elsewhere.
  it.each([
    ['commercial', 500, 3],
    ['commercial', 499, 12],
    ['industrial', 500, 3],
    ['comfort', 500, 12],
  ] as const)('inspects %s of %d lb every %d months', (use, weight, months) => {
    expect(inspectionMonths({ ...rack, use, charge: pounds(weight) })).toBe(months);
  });

  it('requires a report of a chronic leak from 125 % of the charge in a calendar year, by March 1: 84.106(j)', () => {
    const reported = (weight: number) =>
      leakReport(rack, [{ day: '2026-12-31', weight }], 'rolling').duties.find(
        ({ id }) => id === 'us-chronic-report',
      )?.due;
    expect(reported(125)).toBe('2027-03-01');
    expect(reported(124.9)).toBeUndefined();
    expect(yearlyLosses(100, [{ day: '2026-12-31', weight: 125 }])[0]?.percent).toBe(125);
  });
});

/** 17 CCR 95385(a) to (c): leak inspections and automatic detection by full charge, in pounds. */
describe('California Refrigerant Management Program, classes by size', () => {
  it.each([
    [50, undefined, false],
    [50.1, 12, false],
    [199, 12, false],
    [200, 3, false],
    [1_999, 3, false],
    [2_000, 1, true],
  ] as const)('%d lb: inspected every %s months, detection to install %s', (weight, months, installs) => {
    const duties = californiaDuties({ refrigerant: 'R-404A', pounds: weight, isRefrigeration: true });
    expect(duties.find(({ id }) => id === 'ca-inspections')?.everyMonths).toBe(months);
    expect(duties.some(({ id }) => id === 'ca-detection')).toBe(installs);
  });
});

/**
 * GOV.UK, "Calculate the carbon dioxide equivalent quantity of an F gas", Environment Agency and Defra: its example,
 * and its table of kilograms that equal 5, 40, 50 and 500 tonnes of CO2, to one decimal below 100 kg.
 */
describe('GOV.UK, kilograms and tonnes of CO2', () => {
  it('10 kg of HFC 404A are 39.2 tonnes', () => {
    expect(rounded(tonnesOfCo2(10, refrigerant('R-404A').gwp))).toBe(39.2);
  });

  it.each([
    ['R-23', [0.3, 2.7, 3.4, 34]],
    ['R-507A', [1.3, 10, 12.5, 125]],
    ['R-404A', [1.3, 10.2, 12.7, 127]],
    ['R-422D', [1.8, 14.7, 18.3, 183]],
    ['R-438A', [2.2, 17.7, 22.1, 221]],
    ['R-427A', [2.3, 18.7, 23.4, 234]],
    ['R-407A', [2.4, 19, 23.7, 237]],
    ['R-410A', [2.4, 19.2, 23.9, 239]],
    ['R-407F', [2.7, 21.9, 27.4, 274]],
  ] satisfies [RefrigerantName, number[]][])('%s: %j kg are 5, 40, 50 and 500 tonnes', (name, kilograms) => {
    const { gwp } = refrigerant(name);
    expect([5, 40, 50, 500].map((tonnes) => rounded((tonnes * 1_000) / gwp, tonnes === 500 ? 0 : 1))).toEqual(
      kilograms,
    );
  });
});

/** GOV.UK, "Checking F gas equipment for leaks": frequency of leak checks, by kilograms, without and with detection. */
describe('GOV.UK, how often equipment is checked for leaks', () => {
  it.each([
    ['R-404A', 1.3, 12],
    ['R-404A', 13, 6],
    ['R-404A', 127.5, 3],
    ['R-410A', 2.4, 12],
    ['R-410A', 24, 6],
    ['R-410A', 240, 3],
    ['R-134a', 3.5, 12],
    ['R-134a', 35, 6],
    ['R-134a', 350, 3],
  ] as const)('%s, %d kg: every %d months, and twice that with detection', (name, kilograms, months) => {
    const circuit = { refrigerant: name, kilograms };
    expect(leakCheckMonths('gb', circuit)).toBe(months);
    expect(leakCheckMonths('gb', { ...circuit, hasDetection: true })).toBe(2 * months);
  });

  it('requires automatic detection from 500 tonnes', () => {
    const ids = (kilograms: number) =>
      fGasDuties('gb', { refrigerant: 'R-404A', kilograms }).map(({ id }) => id);
    expect(ids(127.5)).toContain('gb-detection');
    expect(ids(127)).not.toContain('gb-detection');
  });
});

/**
 * Regulation (EU) 2024/573, articles 5 and 6: 5, 50 and 500 tonnes of HFCs, or 1, 10 and 100 kg of the gases of Annex
 * II, section 1. The blend is an example of the German environment agency (Umweltbundesamt, questions on the F-gas
 * regulation, 2.1): 1.4 kg of R-455A hold 1.06 kg of R-1234yf, above 1 kg, and 0.2 tonnes of R-32, below 5.
 */
describe('Regulation (EU) 2024/573', () => {
  it('counts 1.4 kg of R-455A by its unsaturated part', () => {
    const { hfcGwp, unsaturatedPercent } = refrigerant('R-455A');
    expect(rounded((1.4 * unsaturatedPercent) / 100, 2)).toBe(1.06);
    expect(rounded(tonnesOfCo2(1.4, hfcGwp))).toBe(0.2);
    expect(leakCheckMonths('eu', { refrigerant: 'R-455A', kilograms: 1.4 })).toBe(12);
    expect(leakCheckMonths('gb', { refrigerant: 'R-455A', kilograms: 1.4 })).toBeUndefined();
  });

  it.each([
    [0.9, undefined, false],
    [1, 12, false],
    [10, 6, false],
    [99.9, 6, false],
    [100, 3, true],
  ] as const)('%d kg of R-1234ze(E): every %s months, detection %s', (kilograms, months, detection) => {
    const circuit = { refrigerant: 'R-1234ze(E)', kilograms } as const;
    expect(leakCheckMonths('eu', circuit)).toBe(months);
    expect(fGasDuties('eu', circuit).some(({ id }) => id === 'eu-detection')).toBe(detection);
  });

  // Article 5(6): "at least every 12 months", 6 and 3; with a leakage detection system 24, 12 and 6.
  it.each([
    ['R-134a', 3.4, undefined, undefined],
    ['R-134a', 3.5, 12, 24],
    ['R-134a', 35, 6, 12],
    ['R-134a', 350, 3, 6],
    ['R-1234ze(E)', 9.9, 12, 24],
    ['R-1234ze(E)', 10, 6, 12],
    ['R-1234ze(E)', 100, 3, 6],
  ] as const)('%s, %d kg: every %s months, or %s with detection', (name, kilograms, months, detected) => {
    const circuit = { refrigerant: name, kilograms };
    expect(leakCheckMonths('eu', circuit)).toBe(months);
    expect(leakCheckMonths('eu', { ...circuit, hasDetection: true })).toBe(detected);
  });

  // Article 5(1): sealed and labeled, "less than 10 tonnes of CO2 equivalent" or "less than 2 kilograms".
  it.each([
    ['R-134a', 6.9, undefined],
    ['R-134a', 7, 12],
    ['R-1234ze(E)', 1.9, undefined],
    ['R-1234ze(E)', 2, 12],
  ] as const)('%s, %d kg, hermetically sealed: every %s months', (name, kilograms, months) => {
    expect(leakCheckMonths('eu', { refrigerant: name, kilograms, isSealed: true })).toBe(months);
  });
});
