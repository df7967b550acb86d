import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, isDay } from './days.ts';
import { type Addition, leakRates, yearlyLosses } from './leakRate.ts';
import { refrigerant, refrigerants, tonnesOfCo2 } from './refrigerants.ts';

const rounded = (value: number) => Number(value.toFixed(1));

describe('a rack of 620 lb, followed for a year', () => {
  const additions: Addition[] = [
    { day: '2025-01-15', weight: 30 },
    { day: '2025-03-18', weight: 41 },
    { day: '2025-09-09', weight: 22 },
    { day: '2025-12-20', weight: 38 },
    { day: '2026-01-30', weight: 12 },
  ];

  it('has the rates worked out by hand, by both methods', () => {
    const lines = leakRates(620, additions);
    expect(
      lines.map(({ days, annualized, windowWeight, rolling }) => [
        days,
        rounded(annualized),
        windowWeight,
        rounded(rolling),
      ]),
    ).toEqual([
      [365, 4.8, 30, 4.8],
      [62, 38.9, 71, 11.5],
      [175, 7.4, 93, 15],
      [102, 21.9, 131, 21.1],
      [41, 17.2, 113, 18.2],
    ]);
  });

  it('restarts the rolling period after a passed follow-up test', () => {
    const december = leakRates(620, additions, { verified: '2025-04-10' })[3];
    expect(rounded(december?.rolling ?? 0)).toBe(9.7);
    expect(rounded(december?.annualized ?? 0)).toBe(21.9);
  });
});

describe('a rack of 180 lb with a chronic leak', () => {
  const additions = [
    { day: '2025-09-22', weight: 5 },
    { day: '2026-02-09', weight: 12 },
    { day: '2026-04-20', weight: 22 },
    { day: '2026-08-03', weight: 64 },
    { day: '2026-09-11', weight: 58 },
    { day: '2026-11-16', weight: 71 },
  ];

  it('annualizes each addition by the days since the one before', () => {
    expect(
      leakRates(180, additions)
        .slice(1)
        .map(({ annualized }) => rounded(annualized)),
    ).toEqual([17.4, 63.7, 123.6, 301.6, 218.1]);
  });

  it('sums the losses of a calendar year', () => {
    const [, year] = yearlyLosses(180, additions);
    expect(year).toMatchObject({ year: 2026, weight: 227 });
    expect(rounded(year?.percent ?? 0)).toBe(126.1);
  });
});

describe('leak rates', () => {
  const day = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays('2024-01-01', days));
  const logs = fc.array(fc.record({ day, weight: fc.double({ min: 0.1, max: 500, noNaN: true }) }), {
    minLength: 1,
    maxLength: 50,
  });

  it('do not depend on the order of the log', () => {
    fc.assert(
      fc.property(logs, fc.double({ min: 1, max: 5_000, noNaN: true }), (log, charge) => {
        const lines = leakRates(charge, log);
        const reversed = leakRates(charge, log.toReversed());
        for (const [index, line] of lines.entries()) {
          expect(reversed[index]?.annualized).toBeCloseTo(line.annualized, 6);
        }
      }),
    );
  });

  it('never count less than the addition itself, nor more days than a year', () => {
    fc.assert(
      fc.property(logs, (log) => {
        for (const { weight, days, annualized, rolling } of leakRates(100, log)) {
          expect(days).toBeGreaterThanOrEqual(1);
          expect(days).toBeLessThanOrEqual(365);
          expect(annualized).toBeGreaterThanOrEqual(weight - 1e-9);
          expect(rolling).toBeGreaterThanOrEqual(weight - 1e-9);
        }
      }),
    );
  });

  it('count several additions of one day as one', () => {
    const lines = leakRates(100, [
      { day: '2026-03-01', weight: 2 },
      { day: '2026-03-01', weight: 3 },
    ]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ weight: 5, days: 365 });
  });

  it('reject a circuit without a charge', () => {
    expect(() => leakRates(0, [])).toThrow(RangeError);
    expect(() => leakRates(Number.NaN, [])).toThrow(RangeError);
  });
});

describe('days', () => {
  it('are valid or not', () => {
    expect(isDay('2028-02-29')).toBe(true);
    for (const text of ['2027-02-29', '2027-13-01', '27-01-01', '2027-1-1', '', 'today'])
      expect(isDay(text)).toBe(false);
  });

  it('are counted over leap days and clock changes', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });

  it('stay within a month that is shorter', () => {
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(addMonths('2027-11-30', 3)).toBe('2028-02-29');
    expect(addMonths('2026-01-15', 12)).toBe('2027-01-15');
  });
});

describe('refrigerants', () => {
  // The values that the regulations' own tables and the manufacturers' data sheets print.
  it.each([
    ['R-404A', 3922],
    ['R-507A', 3985],
    ['R-407A', 2107],
    ['R-407C', 1774],
    ['R-407F', 1825],
    ['R-410A', 2088],
    ['R-422D', 2729],
    ['R-427A', 2138],
    ['R-438A', 2265],
    ['R-448A', 1387],
    ['R-449A', 1397],
    ['R-450A', 605],
    ['R-452A', 2140],
    ['R-454A', 239],
    ['R-454B', 466],
    ['R-454C', 148],
    ['R-455A', 148],
    ['R-513A', 631],
  ] as const)('%s warms %d times as much as CO2', (name, gwp) => {
    expect(refrigerant(name).gwp).toBe(gwp);
  });

  it('are classified like in the rules', () => {
    expect(refrigerant('R-513A')).toMatchObject({ hasHfc: true, unsaturatedPercent: 56 });
    expect(refrigerant('R-1234ze(E)')).toMatchObject({ hasHfc: false, unsaturatedPercent: 100 });
    expect(refrigerant('R-744')).toMatchObject({
      hasHfc: false,
      unsaturatedPercent: 0,
      depletesOzone: false,
    });
    expect(refrigerant('R-22')).toMatchObject({ hasHfc: false, gwp: 1_810, depletesOzone: true });
    expect(refrigerant({ gwp: 1_200, kind: 'hfc' })).toMatchObject({
      hasHfc: true,
      gwp: 1_200,
      hfcGwp: 1_200,
    });
    expect(refrigerant({ gwp: 6, kind: 'hfo' })).toMatchObject({ hasHfc: false, unsaturatedPercent: 100 });
    expect(refrigerants[0]?.name).toBe('R-23');
  });

  it('are converted to tonnes of CO2', () => {
    expect(tonnesOfCo2(12, 3922)).toBeCloseTo(47.064, 6);
    expect(tonnesOfCo2(210, 3922)).toBeCloseTo(823.62, 6);
  });
});
