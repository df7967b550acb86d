import { describe, expect, it } from 'vitest';
import {
  type ApplianceUse,
  type Circuit,
  federalExemption,
  inspectionDuties,
  inspectionMonths,
  isUnderSection608,
  LEAK_LIMITS,
  leakReport,
  needsDetection,
  repairDuties,
} from './federalRule.ts';
import { kilograms, pounds } from './weight.ts';

const rack: Circuit = { refrigerant: 'R-448A', charge: pounds(180), use: 'commercial' };

describe('40 CFR 84.106', () => {
  it.each([
    [{ ...rack, charge: pounds(15) }, undefined],
    [{ ...rack, charge: pounds(14.9) }, 'below-charge'],
    [{ ...rack, refrigerant: 'R-744' }, 'refrigerant'],
    [{ ...rack, refrigerant: 'R-1234ze(E)', charge: pounds(900) }, 'refrigerant'],
    [{ ...rack, refrigerant: 'R-454C' }, undefined],
    [{ ...rack, refrigerant: 'R-410A', use: 'comfort', isLightCommercial: true }, 'light-commercial'],
    [{ ...rack, use: 'commercial', isLightCommercial: true }, undefined],
    [{ ...rack, use: 'industrial', isLightCommercial: true }, undefined],
    [{ ...rack, refrigerant: 'R-22' }, 'ozone'],
    [{ ...rack, refrigerant: { gwp: 1_200, kind: 'hfc' } }, undefined],
    [{ ...rack, refrigerant: { gwp: 77, kind: 'ozone' } }, 'ozone'],
    [{ ...rack, refrigerant: { gwp: 20, kind: 'natural' } }, 'refrigerant'],
  ] as const)('covers %o unless %s', (circuit, exemption) => {
    expect(federalExemption(circuit)).toBe(exemption);
  });

  it('leaves ozone-depleting refrigerants to section 608, from 50 lb', () => {
    expect(isUnderSection608({ ...rack, refrigerant: 'R-22', charge: pounds(50) })).toBe(true);
    expect(isUnderSection608({ ...rack, refrigerant: 'R-22', charge: pounds(49.9) })).toBe(false);
    expect(isUnderSection608({ ...rack, charge: pounds(500) })).toBe(false);
  });

  it('gives thirty days to repair, ten more to the second test, and thirty to a plan', () => {
    const duties = [...repairDuties(rack, '2026-08-03'), ...inspectionDuties(rack, '2026-08-03')];
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
    expect(repairDuties(process, '2026-08-03')[0]?.due).toBe('2026-12-01');
    // A shutdown elsewhere changes nothing.
    expect(repairDuties({ ...rack, needsShutdown: true }, '2026-08-03')[0]?.due).toBe('2026-09-02');
  });

  it.each([
    [499, 'commercial', false, 12],
    [500, 'commercial', false, 3],
    [500, 'industrial', false, 3],
    [2000, 'comfort', false, 12],
    [500, 'commercial', true, undefined],
  ] as const)('inspects %d lb of %s, detection %s, every %s months', (weight, use, hasDetection, months) => {
    expect(inspectionMonths({ ...rack, charge: pounds(weight), use, hasDetection })).toBe(months);
  });

  it('requires detection from 1,500 lb, but not for comfort cooling', () => {
    expect(needsDetection({ ...rack, charge: pounds(1499) })).toBe(false);
    expect(needsDetection({ ...rack, charge: pounds(1500) })).toBe(true);
    expect(needsDetection({ ...rack, charge: pounds(1500), use: 'comfort' })).toBe(false);
  });

  const year = [
    { day: '2025-09-22', weight: 5 },
    { day: '2026-02-09', weight: 12 },
    { day: '2026-04-20', weight: 22 },
    { day: '2026-08-03', weight: 64 },
    { day: '2026-09-11', weight: 58 },
    { day: '2026-11-16', weight: 71 },
  ];

  const dueDays = (report: { duties: { id: string; due?: string | undefined }[] }) =>
    Object.fromEntries(report.duties.map(({ id, due }) => [id, due]));

  it('counts from the first addition over the limit, however often the circuit is topped up', () => {
    const report = leakReport(rack, year, 'annualizing');
    expect(report.lines.map(({ isOver }) => isOver)).toEqual([false, false, true, true, true, true]);
    expect(report.clockStart?.day).toBe('2026-04-20');
    expect(dueDays(report)).toEqual({
      'us-repair': '2026-05-20',
      'us-initial-test': '2026-05-20',
      'us-follow-up-test': '2026-05-30',
      'us-plan': '2026-06-19',
      'us-chronic-report': '2027-03-01',
      'us-inspections': '2027-04-20',
      'us-plan-done': '2027-06-19',
    });
    expect(report.duties.find(({ id }) => id === 'us-chronic-report')?.figures?.['year']).toBe(2026);
    // 232 lb of R-448A: 232 × 0.45359237 × 1,387.
    expect(report.co2Kilograms).toBeCloseTo(145_958.8, 0);
  });

  it('restarts the clock with the first addition over the limit after a passed follow-up test', () => {
    const report = leakReport(rack, year, 'annualizing', { verified: '2026-05-13' });
    expect(report.clockStart?.day).toBe('2026-08-03');
    expect(dueDays(report)).toMatchObject({
      'us-repair': '2026-09-02',
      'us-plan': '2026-10-02',
      // The year of inspections began with the addition of April.
      'us-inspections': '2027-04-20',
    });
  });

  it('drops repair, tests and plan once a follow-up test has passed, but not the inspections', () => {
    for (const test of ['2026-11-16', '2026-11-30']) {
      const report = leakReport(rack, year, 'annualizing', { verified: test });
      expect(report.clockStart).toBeUndefined();
      expect(report.duties.map(({ id }) => id)).toEqual(['us-chronic-report', 'us-inspections']);
    }
  });

  it('keeps the clock running when a later addition stays within the limit', () => {
    const within = [...year, { day: '2027-11-01', weight: 10 }];
    const report = leakReport(rack, within, 'annualizing');
    expect(report.lines.at(-1)?.isOver).toBe(false);
    expect(report.clockStart?.day).toBe('2026-04-20');
  });

  it('restarts inspections after a year within the limit', () => {
    const again = [...year, { day: '2027-11-17', weight: 1 }, { day: '2027-12-17', weight: 40 }];
    const report = leakReport(rack, again, 'annualizing', { verified: '2026-11-30' });
    expect(report.clockStart?.day).toBe('2027-12-17');
    expect(dueDays(report)['us-inspections']).toBe('2028-12-17');
  });

  it('has the same deadlines under section 608, with its own first day', () => {
    const report = leakReport({ ...rack, refrigerant: 'R-22' }, year, 'annualizing', {
      verified: '2026-05-13',
    });
    expect(report).toMatchObject({ exemption: undefined, start: '2019-01-01' });
    expect(report.duties.find(({ id }) => id === 'us-repair')).toMatchObject({
      due: '2026-09-02',
      isSection608: true,
    });
    const small = leakReport({ ...rack, refrigerant: 'R-22', charge: pounds(49) }, year, 'annualizing');
    expect(small).toMatchObject({ exemption: 'ozone', duties: [] });
  });

  it('only computes rates for a circuit outside the United States', () => {
    const report = leakReport({ ...rack, isAbroad: true }, year, 'annualizing');
    expect(report).toMatchObject({ exemption: 'abroad', clockStart: undefined, duties: [] });
    expect(report.lines.every(({ isOver }) => !isOver)).toBe(true);
    expect(report.lines[2]?.rate).toBeCloseTo(63.73, 1);
  });

  it('requires no report three pounds below the threshold', () => {
    const less = [...year.slice(0, -1), { day: '2026-11-16', weight: 68 }];
    const { duties } = leakReport(rack, less, 'annualizing');
    expect(duties.map(({ id }) => id)).not.toContain('us-chronic-report');
  });

  it('ignores additions from before it was in force', () => {
    const before = leakReport(rack, [{ day: '2025-12-31', weight: 170 }], 'rolling');
    expect(before.lines[0]?.rate).toBeGreaterThan(90);
    expect(before.clockStart).toBeUndefined();
    expect(before.duties).toEqual([]);
  });

  it('counts 365 days for the first addition since it came into force, and none from before: 84.106(b)', () => {
    const since = [...year.slice(0, 2), { day: '2026-02-19', weight: 3 }];
    const [before, first, second] = leakReport(rack, since, 'annualizing').lines;
    expect(before).toMatchObject({ days: 365, windowWeight: 5 });
    expect(first).toMatchObject({ days: 365, windowWeight: 12 });
    expect(first?.annualized).toBeCloseTo((12 / 180) * 100, 6);
    expect(second).toMatchObject({ days: 10, windowWeight: 15 });
    // Section 608 has been in force for years, and places abroad count the whole log.
    const [, older] = leakReport({ ...rack, refrigerant: 'R-22' }, since, 'annualizing').lines;
    expect(older).toMatchObject({ days: 140, windowWeight: 17 });
    const [, abroad] = leakReport({ ...rack, isAbroad: true }, since, 'annualizing').lines;
    expect(abroad).toMatchObject({ days: 140, windowWeight: 17 });
  });

  it('counts the next inspection from the last one', () => {
    const due = (checked: string) =>
      dueDays(leakReport(rack, year, 'annualizing', { checked }))['us-inspections'];
    expect(due('2026-10-05')).toBe('2027-10-05');
    // An inspection from before the leak does not count.
    expect(due('2026-04-01')).toBe('2027-04-20');
  });

  it('has no duties for an exempt circuit, and still shows its rate', () => {
    const report = leakReport({ ...rack, refrigerant: 'R-744' }, year, 'annualizing');
    expect(report.exemption).toBe('refrigerant');
    expect(report.duties).toEqual([]);
    expect(report.lines[2]?.rate).toBeCloseTo(63.73, 1);
  });
});

describe('a log exactly at a limit', () => {
  const overs = (charge: number, weights: readonly number[], unit = pounds) =>
    leakReport(
      { ...rack, use: 'comfort', charge: unit(charge) },
      weights.map((weight, index) => ({ day: `2026-0${index + 1}-01`, weight })),
      'rolling',
    ).lines.map(({ isOver }) => isOver);

  it('is not over it, in either unit', () => {
    expect(overs(24, [0.8, 1.6])).toEqual([false, false]);
    expect(overs(24, [0.8, 1.601])).toEqual([false, true]);
    expect(overs(37, [3.7])).toEqual([false]);
    expect(overs(37, [3.7], kilograms)).toEqual([false]);
    expect(overs(37, [3.701], kilograms)).toEqual([true]);
  });

  it('is within it at every limit, whatever the charge and however it was added', () => {
    for (const [use, limit] of Object.entries(LEAK_LIMITS) as [ApplianceUse, number][])
      for (let tenths = 150; tenths < 600; tenths += 1) {
        const total = (tenths * limit) / 1_000;
        const third = Number((total / 3).toFixed(3));
        const additions = [third, third, total - 2 * third].map((weight, month) => ({
          day: `2026-0${month + 1}-01`,
          weight,
        }));
        const { lines } = leakReport({ ...rack, use, charge: pounds(tenths / 10) }, additions, 'rolling');
        expect(lines.at(-1)).toMatchObject({ rate: limit, isOver: false });
      }
  });

  it('is a chronic leak at exactly 125 %', () => {
    const reported = (last: number) =>
      leakReport(
        { ...rack, charge: pounds(22) },
        [6.6, 6.6, 6.6, last].map((weight, month) => ({ day: `2026-0${month + 1}-01`, weight })),
        'rolling',
      ).duties.some(({ id }) => id === 'us-chronic-report');
    expect(reported(7.7)).toBe(true);
    expect(reported(7.699)).toBe(false);
  });
});
