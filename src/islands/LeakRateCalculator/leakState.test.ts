import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../shared/refrigerant/days.ts';
import { readWeight } from '../shared/refrigerant/readWeight.ts';
import {
  additionsOf,
  circuitOf,
  daysOf,
  exampleState,
  leakAddress,
  MAX_ADDITIONS,
  rowFault,
} from './leakState.ts';

const page = new URL('https://lintel.example/tools/leak-rate-calculator/?utm_source=mail');
const query = (parameters: string) => new URL(`?${parameters}`, page);

describe('an address', () => {
  it('contains everything entered, in its fragment, which browsers never send', () => {
    const state = {
      ...exampleState,
      name: 'Rack A, Store 14',
      place: 'eu',
      refrigerant: 'other',
      otherGwp: '1200',
      otherKind: 'hfo',
      charge: '81.6',
      unit: 'kg',
      use: 'industrial',
      method: 'rolling',
      needsShutdown: true,
      hasDetection: true,
      isSealed: true,
      verified: '2026-05-13',
      checked: '2026-08-17',
      audited: '2026-07-01',
      found: '2026-11-16',
      repaired: '2026-11-20',
      on: '2026-11-20',
    } as const;
    const written = leakAddress.withState(page, state);
    expect(leakAddress.read(written)).toEqual(state);
    expect(written.search).toBe('?utm_source=mail');
    const again = leakAddress.withState(written, exampleState);
    expect(leakAddress.read(again)).toEqual(exampleState);
    expect(again.hash).toContain('additions=2025-09-22:5,2026-02-09:12');
  });

  it('keeps the example if it has no log', () => {
    expect(leakAddress.read(page)).toBeUndefined();
    expect(leakAddress.read(new URL('#questions', page))).toBeUndefined();
  });

  it('accepts a query that another system wrote, and drops it once something changes', () => {
    const given = query(
      'charge=1200&unit=lb&kind=commercial&refrigerant=R-448A&additions=2026-03-01:60,2026-05-10:45.5&on=2026-06-01&utm_source=mail',
    );
    const state = leakAddress.read(given);
    expect(state).toMatchObject({
      place: 'us',
      charge: '1200',
      use: 'commercial',
      refrigerant: 'R-448A',
      on: '2026-06-01',
    });
    expect(state && additionsOf(state, '2026-11-23')).toEqual([
      { day: '2026-03-01', weight: 60 },
      { day: '2026-05-10', weight: 45.5 },
    ]);
    const changed = state && leakAddress.withState(given, { ...state, charge: '900' });
    expect(changed?.search).toBe('?utm_source=mail');
    expect(changed && leakAddress.read(changed)).toMatchObject({ charge: '900', on: '2026-06-01' });
  });

  it('ignores invalid parts, and rows beyond the maximum', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (additions, refrigerant) => {
        const state = leakAddress.read(query(`${new URLSearchParams({ additions, refrigerant })}`));
        expect(state?.rows.length).toBeLessThanOrEqual(MAX_ADDITIONS);
        expect(state?.refrigerant).toMatch(/^R-|^other$/);
      }),
    );
  });

  it('keeps the latest rows if there are too many', () => {
    const additions = Array.from({ length: 80 }, (_, index) => `${addDays('2026-01-01', index)}:1`);
    const days = leakAddress.read(query(`additions=${additions}`))?.rows.map(({ day }) => day);
    expect(days).toHaveLength(MAX_ADDITIONS);
    expect(days?.at(-1)).toBe('2026-03-21');
  });
});

describe('what is typed', () => {
  it.each([
    ['41', 41],
    [' 1,204.5 ', 1204.5],
    ['12,5', 12.5],
    ['0,8', 0.8],
    ['0.0004', undefined],
    ['0x10', undefined],
    ['', undefined],
    ['0', undefined],
    ['-3', undefined],
    ['forty', undefined],
    ['1e999', undefined],
  ])('%j weighs %s', (text, weight) => {
    expect(readWeight(text)).toBe(weight);
  });

  it.each([
    [{ day: '', weight: '' }, undefined],
    [{ day: '2026-03-18', weight: '41' }, undefined],
    [{ day: '', weight: '41' }, 'day'],
    [{ day: '2026-12-01', weight: '41' }, 'future'],
    [{ day: '2026-03-18', weight: '' }, 'weight'],
    [{ day: '1926-03-18', weight: '41' }, 'old'],
  ])('%o: %s', (row, fault) => {
    expect(rowFault({ key: 1, ...row }, '2026-11-23')).toBe(fault);
  });

  it('keeps its own unit', () => {
    const metric = { ...exampleState, charge: '100', unit: 'kg' } as const;
    expect(circuitOf(metric)?.charge).toEqual({ amount: 100, unit: 'kg' });
    expect(
      additionsOf({ ...metric, rows: [{ key: 1, day: '2026-03-18', weight: '10,5' }] }, undefined)[0]?.weight,
    ).toBe(10.5);
  });

  it('excludes additions after the chosen day, or else after today', () => {
    const future = { key: 9, day: '2062-01-01', weight: '50' };
    const days = (on: string) =>
      additionsOf({ ...exampleState, on, rows: [...exampleState.rows, future] }, '2026-11-23').map(
        ({ day }) => day,
      );
    expect(days('2026-04-20')).toEqual(['2025-09-22', '2026-02-09', '2026-04-20']);
    expect(days('')).toHaveLength(6);
    expect(days('')).not.toContain('2062-01-01');
  });

  it('includes an unlisted refrigerant once its GWP is known', () => {
    const other = { ...exampleState, refrigerant: 'other', otherKind: 'hfc' } as const;
    expect(circuitOf({ ...other, otherGwp: '1,200' })?.refrigerant).toEqual({ gwp: 1200, kind: 'hfc' });
    for (const otherGwp of ['', 'many', '-1']) expect(circuitOf({ ...other, otherGwp })).toBeUndefined();
  });

  it('passes its checkboxes on to the rules', () => {
    const state = { ...exampleState, isLightCommercial: true, isSealed: true };
    expect(circuitOf(state)).toMatchObject({ isLightCommercial: true, isSealed: true, hasDetection: false });
  });

  it('includes only the days that the place asks for', () => {
    const all = { checked: '2026-08-17', audited: '2026-07-01', found: '2026-11-16', repaired: '2026-11-20' };
    const known = (change: Partial<typeof exampleState>) =>
      Object.keys(daysOf({ ...exampleState, ...all, ...change }, '2026-11-24')).filter((name) => name in all);
    expect(known({})).toEqual(['checked']);
    expect(known({ place: 'california' })).toEqual(['checked', 'found']);
    expect(known({ place: 'eu', hasDetection: true })).toEqual(['checked', 'audited', 'repaired']);
  });

  it('excludes days in a mistyped year or in the future', () => {
    const days = { ...exampleState, checked: '1926-08-17', on: '0026-11-20' };
    expect(daysOf(days, '2026-11-24')).toEqual({ today: '2026-11-24', verified: '2026-05-13' });
    expect(daysOf({ ...exampleState, checked: '2027-01-01' }, '2026-11-24')).not.toHaveProperty('checked');
    const rows = [...exampleState.rows, { key: 9, day: '1926-11-20', weight: '50' }];
    expect(additionsOf({ ...exampleState, rows }, '2026-11-24')).toHaveLength(6);
  });

  it('excludes invalid rows', () => {
    const rows = [
      { key: 1, day: '2026-03-18', weight: '' },
      { key: 2, day: '', weight: '41' },
      { key: 3, day: '2026-04-18', weight: '4' },
    ];
    expect(additionsOf({ ...exampleState, rows }, undefined)).toEqual([{ day: '2026-04-18', weight: 4 }]);
    expect(circuitOf({ ...exampleState, charge: 'x' })).toBeUndefined();
  });
});
