import { describe, expect, it } from 'vitest';
import { californiaDuties } from './californiaRule.ts';

const ids = (duties: { id: string }[]) => duties.map(({ id }) => id);

describe('California', () => {
  const system = { refrigerant: 'R-404A', pounds: 180, isRefrigeration: true } as const;

  it.each([
    [50, []],
    [51, ['ca-register', 'ca-inspections', 'ca-repair', 'ca-records']],
    [200, ['ca-register', 'ca-inspections', 'ca-repair', 'ca-report', 'ca-records']],
    [2000, ['ca-register', 'ca-detection', 'ca-inspections', 'ca-repair', 'ca-report', 'ca-records']],
  ])('has duties at %d lb', (pounds, duties) => {
    expect(ids(californiaDuties({ ...system, pounds }))).toEqual(duties);
  });

  it('inspects monthly, quarterly or yearly by size', () => {
    const months = [2000, 200, 51].map(
      (pounds) =>
        californiaDuties({ ...system, pounds }).find(({ id }) => id === 'ca-inspections')?.everyMonths,
    );
    expect(months).toEqual([1, 3, 12]);
  });

  it('accepts detection instead of inspections from 200 lb, and requires large systems to install it', () => {
    const duties = (pounds: number, hasDetection: boolean) =>
      ids(californiaDuties({ ...system, pounds, hasDetection }));
    expect(duties(3000, false)).toEqual(expect.arrayContaining(['ca-detection', 'ca-inspections']));
    for (const pounds of [3000, 200]) {
      expect(duties(pounds, true)).toContain('ca-detection-check');
      expect(duties(pounds, true)).not.toContain('ca-inspections');
      expect(duties(pounds, true)).not.toContain('ca-detection');
    }
    expect(duties(60, true)).toContain('ca-inspections');
    expect(duties(1999, false)).not.toContain('ca-detection');
  });

  it('covers refrigerants that deplete ozone, whatever their GWP', () => {
    expect(californiaDuties({ ...system, refrigerant: { gwp: 77, kind: 'ozone' } })).not.toEqual([]);
    expect(californiaDuties({ ...system, refrigerant: { gwp: 77, kind: 'hfc' } })).toEqual([]);
  });

  // 95385(a)(1) to (c): monthly, once every three months, annually. 95385(a)(5): audited and calibrated annually.
  it.each([
    [2000, '2026-10-31', '2026-11-30'],
    [200, '2026-10-31', '2027-01-31'],
    [51, '2026-10-31', '2027-10-31'],
  ])('requires an inspection of %d lb, last inspected on %s, by %s', (pounds, checked, due) => {
    const duties = californiaDuties({ ...system, pounds }, { checked });
    expect(duties.find(({ id }) => id === 'ca-inspections')?.due).toBe(due);
  });

  it('requires an audit of detection a year after the last one', () => {
    const duties = californiaDuties(
      { ...system, pounds: 300, hasDetection: true },
      { checked: '2026-10-31', audited: '2026-02-28' },
    );
    expect(duties.find(({ id }) => id === 'ca-detection-check')?.due).toBe('2027-02-28');
  });

  // 95386: within 14 days of the detection of the leak.
  it('requires a repair within 14 days after a leak was found', () => {
    const repair = (found?: string) =>
      californiaDuties({ ...system, pounds: 300 }, { found }).find(({ id }) => id === 'ca-repair')?.due;
    expect(repair('2026-11-16')).toBe('2026-11-30');
    expect(repair('2026-12-20')).toBe('2027-01-03');
    expect(repair()).toBeUndefined();
  });

  // 95388: by March 1, of the calendar year before, every year.
  it.each([
    ['2026-11-24', '2027-03-01'],
    ['2027-03-01', '2027-03-01'],
    ['2027-03-02', '2028-03-01'],
  ])('requires the next report after %s by %s, and again each year', (today, due) => {
    const report = californiaDuties({ ...system, pounds: 300 }, { today }).find(
      ({ id }) => id === 'ca-report',
    );
    expect(report).toMatchObject({ due, everyMonths: 12 });
  });

  it('exempts air conditioning and refrigerants with a low GWP', () => {
    expect(californiaDuties({ ...system, pounds: 900, isRefrigeration: false })).toEqual([]);
    expect(californiaDuties({ ...system, pounds: 900, refrigerant: 'R-454C' })).toEqual([]);
  });
});
