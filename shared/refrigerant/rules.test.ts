import { describe, expect, it } from 'vitest';
import {
  type Circuit,
  dutiesAfter,
  federalExemption,
  inspectionMonths,
  leakReport,
  needsDetection,
} from './federalRule.ts';
import { californiaDuties, fGasDuties, leakCheckMonths } from './otherRules.ts';

const rack: Circuit = { refrigerant: 'R-448A', pounds: 180, use: 'commercial' };
const ids = (duties: { id: string }[]) => duties.map(({ id }) => id);

describe('40 CFR 84.106', () => {
  it.each([
    [{ ...rack, pounds: 15 }, undefined],
    [{ ...rack, pounds: 14.9 }, 'below-charge'],
    [{ ...rack, refrigerant: 'R-744' }, 'refrigerant'],
    [{ ...rack, refrigerant: 'R-1234ze(E)', pounds: 900 }, 'refrigerant'],
    [{ ...rack, refrigerant: 'R-454C' }, undefined],
    [{ ...rack, refrigerant: 'R-410A', use: 'comfort', isLightCommercial: true }, 'light-commercial'],
  ] as const)('covers %o unless %s', (circuit, exemption) => {
    expect(federalExemption(circuit)).toBe(exemption);
  });

  it('gives thirty days to repair, ten more to the second test, and thirty to a plan', () => {
    const duties = dutiesAfter(rack, '2026-08-03');
    expect(Object.fromEntries(duties.map(({ id, due }) => [id, due]))).toEqual({
      'us-repair': '2026-09-02',
      'us-initial-test': '2026-09-02',
      'us-follow-up-test': '2026-09-12',
      'us-plan': '2026-10-02',
      'us-inspections': '2027-08-03',
      'us-plan-done': '2027-10-02',
    });
  });

  it('gives an industrial process that must be shut down 120 days', () => {
    const process: Circuit = { ...rack, use: 'industrial', needsShutdown: true };
    expect(dutiesAfter(process, '2026-08-03')[0]?.due).toBe('2026-12-01');
    // A shutdown elsewhere changes nothing.
    expect(dutiesAfter({ ...rack, needsShutdown: true }, '2026-08-03')[0]?.due).toBe('2026-09-02');
  });

  it.each([
    [499, 'commercial', false, 12],
    [500, 'commercial', false, 3],
    [500, 'industrial', false, 3],
    [2000, 'comfort', false, 12],
    [500, 'commercial', true, undefined],
  ] as const)('inspects %d lb of %s, detection %s, every %s months', (pounds, use, hasDetection, months) => {
    expect(inspectionMonths({ ...rack, pounds, use, hasDetection })).toBe(months);
  });

  it('asks for detection from 1,500 lb, and not of comfort cooling', () => {
    expect(needsDetection({ ...rack, pounds: 1499 })).toBe(false);
    expect(needsDetection({ ...rack, pounds: 1500 })).toBe(true);
    expect(needsDetection({ ...rack, pounds: 1500, use: 'comfort' })).toBe(false);
  });

  const year = [
    { day: '2025-09-22', weight: 5 },
    { day: '2026-02-09', weight: 12 },
    { day: '2026-04-20', weight: 22 },
    { day: '2026-08-03', weight: 64 },
    { day: '2026-09-11', weight: 58 },
    { day: '2026-11-16', weight: 71 },
  ];

  it('follows a circuit through a year, to its report for 125 %', () => {
    const report = leakReport(rack, year, 'annualizing');
    expect(report.lines.map(({ isOver }) => isOver)).toEqual([false, false, true, true, true, true]);
    expect(report.lastOver?.day).toBe('2026-11-16');
    expect(report.duties.find(({ id }) => id === 'us-repair')?.due).toBe('2026-12-16');
    expect(report.duties.find(({ id }) => id === 'us-chronic-report')).toMatchObject({
      due: '2027-03-01',
      figures: { year: 2026 },
    });
    // 232 lb of R-448A: 232 × 0.45359237 × 1,387.
    expect(report.co2Kilograms).toBeCloseTo(145_958.8, 0);
  });

  it('asks for no report three pounds below the threshold', () => {
    const less = [...year.slice(0, -1), { day: '2026-11-16', weight: 68 }];
    expect(ids(leakReport(rack, less, 'annualizing').duties)).not.toContain('us-chronic-report');
  });

  it('judges nothing from before it was in force', () => {
    const before = leakReport(rack, [{ day: '2025-12-31', weight: 170 }], 'rolling');
    expect(before.lines[0]?.rate).toBeGreaterThan(90);
    expect(before.lastOver).toBeUndefined();
    expect(before.duties).toEqual([]);
  });

  it('asks nothing of a circuit that it leaves out, and still shows its rate', () => {
    const report = leakReport({ ...rack, refrigerant: 'R-744' }, year, 'annualizing');
    expect(report.exemption).toBe('refrigerant');
    expect(report.duties).toEqual([]);
    expect(report.lines[2]?.rate).toBeCloseTo(63.73, 1);
  });
});

describe('California', () => {
  const system = { refrigerant: 'R-404A', pounds: 180, isRefrigeration: true } as const;

  it.each([
    [50, []],
    [51, ['ca-register', 'ca-inspections', 'ca-repair', 'ca-records']],
    [200, ['ca-register', 'ca-inspections', 'ca-repair', 'ca-report', 'ca-records']],
    [2000, ['ca-register', 'ca-inspections', 'ca-repair', 'ca-report', 'ca-records']],
  ])('asks of %d lb', (pounds, duties) => {
    expect(ids(californiaDuties({ ...system, pounds }))).toEqual(duties);
  });

  it('inspects monthly, quarterly or yearly by size', () => {
    const months = [2000, 200, 51].map(
      (pounds) =>
        californiaDuties({ ...system, pounds }).find(({ id }) => id === 'ca-inspections')?.everyMonths,
    );
    expect(months).toEqual([1, 3, 12]);
  });

  it('takes detection in place of inspections from 200 lb', () => {
    expect(ids(californiaDuties({ ...system, pounds: 2000, hasDetection: true }))).toContain('ca-detection');
    expect(ids(californiaDuties({ ...system, pounds: 60, hasDetection: true }))).toContain('ca-inspections');
  });

  it('leaves air conditioning and gases of little warming alone', () => {
    expect(californiaDuties({ ...system, pounds: 900, isRefrigeration: false })).toEqual([]);
    expect(californiaDuties({ ...system, pounds: 900, refrigerant: 'R-454C' })).toEqual([]);
  });
});

describe('F-gas rules', () => {
  // The circuits that the article on the rules sorts by duty.
  it.each([
    ['R-404A', 6.5, 12, 12],
    ['R-134a', 95, 6, 6],
    ['R-32', 1.9, undefined, undefined],
    ['R-1234ze(E)', 88, 6, undefined],
    ['R-404A', 210, 3, 3],
  ] as const)(
    '%s, %d kg: checked every %s months in the Union, %s in Great Britain',
    (name, kilograms, eu, gb) => {
      expect(leakCheckMonths('eu', { refrigerant: name, kilograms })).toBe(eu);
      expect(leakCheckMonths('gb', { refrigerant: name, kilograms })).toBe(gb);
    },
  );

  it('double the interval where detection watches, and demand it from 500 t', () => {
    const circuit = { refrigerant: 'R-404A', kilograms: 210, hasDetection: true } as const;
    expect(leakCheckMonths('eu', circuit)).toBe(6);
    expect(ids(fGasDuties('eu', circuit))).toEqual([
      'eu-leak-checks',
      'eu-detection',
      'eu-detection-check',
      'eu-repair',
      'eu-records',
      'eu-service-ban',
    ]);
  });

  it('leave sealed circuits alone below 10 t', () => {
    const circuit = { refrigerant: 'R-134a', kilograms: 6.9, isSealed: true } as const;
    expect(leakCheckMonths('eu', circuit)).toBeUndefined();
    expect(leakCheckMonths('eu', { ...circuit, kilograms: 7 })).toBe(12);
  });

  it('ban new gas of 2,500 and more: in Great Britain for refrigeration from 40 t', () => {
    const small = { refrigerant: 'R-404A', kilograms: 6.5, isRefrigeration: true } as const;
    expect(ids(fGasDuties('eu', small))).toContain('eu-service-ban');
    expect(ids(fGasDuties('gb', small))).not.toContain('gb-service-ban');
    expect(ids(fGasDuties('gb', { ...small, kilograms: 12 }))).toContain('gb-service-ban');
  });

  it('ask nothing of CO2, ammonia and propane', () => {
    for (const name of ['R-744', 'R-717', 'R-290'] as const) {
      expect(fGasDuties('eu', { refrigerant: name, kilograms: 900 })).toEqual([]);
      expect(fGasDuties('gb', { refrigerant: name, kilograms: 900 })).toEqual([]);
    }
  });
});
