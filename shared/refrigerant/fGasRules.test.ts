import { describe, expect, it } from 'vitest';
import { fGasDuties, leakCheckMonths } from './fGasRules.ts';

const ids = (duties: { id: string }[]) => duties.map(({ id }) => id);

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

  it('double the interval with detection, and require it from 500 t', () => {
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

  // Articles 5 of 2024/573 and 4 of 517/2014: at least every 12, 6 or 3 months, and twice that with detection.
  it.each([
    [6.5, false, '2026-11-30', '2027-11-30'],
    [20, false, '2026-11-30', '2027-05-30'],
    [210, false, '2026-11-30', '2027-02-28'],
    [210, true, '2026-11-30', '2027-05-30'],
  ])(
    'for %d kg, detection %s, checked on %s, require a check by %s',
    (kilograms, hasDetection, checked, due) => {
      for (const place of ['eu', 'gb'] as const) {
        const circuit = { refrigerant: 'R-404A', kilograms, hasDetection } as const;
        const [checks] = fGasDuties(place, circuit, { checked });
        expect(checks).toMatchObject({ id: `${place}-leak-checks`, due });
        expect(fGasDuties(place, circuit)[0]?.due).toBeUndefined();
      }
    },
  );

  // Articles 6 of 2024/573 and 5 of 517/2014: detection at least every 12 months. Articles 4 and 3: within a month.
  it('require a check of detection within 12 months, and of a repair within one', () => {
    const circuit = { refrigerant: 'R-404A', kilograms: 210, hasDetection: true } as const;
    for (const place of ['eu', 'gb'] as const) {
      const duties = fGasDuties(place, circuit, { audited: '2026-06-30', repaired: '2027-01-31' });
      const due = (id: string) => duties.find((duty) => duty.id === `${place}-${id}`)?.due;
      expect(due('detection-check')).toBe('2027-06-30');
      expect(due('repair-check')).toBe('2027-02-28');
      expect(ids(fGasDuties(place, circuit))).not.toContain(`${place}-repair-check`);
    }
  });

  it('exempt sealed circuits below 10 t', () => {
    const circuit = { refrigerant: 'R-134a', kilograms: 6.9, isSealed: true } as const;
    expect(leakCheckMonths('eu', circuit)).toBeUndefined();
    expect(leakCheckMonths('eu', { ...circuit, kilograms: 7 })).toBe(12);
  });

  it('ban new gas with a GWP of 2,500 or more; in Great Britain, for refrigeration from 40 t', () => {
    const small = { refrigerant: 'R-404A', kilograms: 6.5, isRefrigeration: true } as const;
    expect(ids(fGasDuties('eu', small))).toContain('eu-service-ban');
    expect(ids(fGasDuties('gb', small))).not.toContain('gb-service-ban');
    expect(ids(fGasDuties('gb', { ...small, kilograms: 12 }))).toContain('gb-service-ban');
  });

  it('exempt CO2, ammonia and propane', () => {
    for (const name of ['R-744', 'R-717', 'R-290'] as const) {
      expect(fGasDuties('eu', { refrigerant: name, kilograms: 900 })).toEqual([]);
      expect(fGasDuties('gb', { refrigerant: name, kilograms: 900 })).toEqual([]);
    }
  });

  // Counted in grams: 0.1 kg × 50,000 is 5 t, and a threshold includes its own figure.
  it('begin exactly at a threshold, and not a gram below it', () => {
    const gas = { gwp: 50_000, kind: 'hfc' } as const;
    for (const [kilograms, months] of [
      [0.1, 12],
      [0.099, undefined],
      [1, 6],
      [0.999, 12],
      [10, 3],
    ] as const)
      expect(leakCheckMonths('gb', { refrigerant: gas, kilograms })).toBe(months);
    // 75.5 % of 13.245 kg are 10 kg minus a tenth of a gram.
    const blend = (kilograms: number) => leakCheckMonths('eu', { refrigerant: 'R-455A', kilograms });
    expect([blend(13.245), blend(13.246)]).toEqual([12, 6]);
  });
});
