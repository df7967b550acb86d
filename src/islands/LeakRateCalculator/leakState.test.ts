import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  additionsOf,
  circuitOf,
  exampleState,
  leakQuery,
  MAX_ADDITIONS,
  readLeakQuery,
  readWeight,
  rowFault,
} from './leakState.ts';

describe('an address', () => {
  it('carries all that was entered', () => {
    const state = {
      ...exampleState,
      refrigerant: 'R-404A',
      charge: '81.6',
      unit: 'kg',
      use: 'industrial',
      method: 'rolling',
      needsShutdown: true,
      hasDetection: true,
      verified: '2026-05-13',
      on: '2026-11-20',
    } as const;
    expect(readLeakQuery(leakQuery(state))).toEqual(state);
    const query = leakQuery(exampleState, `?utm_source=mail&${leakQuery(state).slice(1)}`);
    expect(readLeakQuery(query)).toEqual(exampleState);
    expect(query).toContain('utm_source=mail');
  });

  it('leaves the example where it carries no log', () => {
    expect(readLeakQuery('?utm_source=x')).toBeUndefined();
  });

  it('reads the address that other systems write', () => {
    const state = readLeakQuery(
      '?charge=1200&unit=lb&kind=commercial&refrigerant=R-448A&additions=2026-03-01:60,2026-05-10:45.5&on=2026-06-01',
    );
    expect(state).toMatchObject({
      charge: '1200',
      use: 'commercial',
      refrigerant: 'R-448A',
      on: '2026-06-01',
    });
    expect(state && additionsOf(state)).toEqual([
      { day: '2026-03-01', weight: 60 },
      { day: '2026-05-10', weight: 45.5 },
    ]);
    expect(state && leakQuery(state)).toContain('additions=2026-03-01:60,2026-05-10:45.5');
  });

  it('reads whatever is in it, and no more rows than a log holds', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (additions, refrigerant) => {
        const state = readLeakQuery(`?${new URLSearchParams({ additions, refrigerant })}`);
        expect(state?.rows.length).toBeLessThanOrEqual(MAX_ADDITIONS);
        expect(state?.refrigerant).toMatch(/^R-/);
      }),
    );
  });
});

describe('what is typed', () => {
  it.each([
    ['41', 41],
    [' 1,204.5 ', 1204.5],
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
  ])('%o: %s', (row, fault) => {
    expect(rowFault({ key: 1, ...row }, '2026-11-23')).toBe(fault);
  });

  it('is counted in pounds, whatever its unit', () => {
    const metric = { ...exampleState, charge: '100', unit: 'kg' } as const;
    expect(circuitOf(metric)?.pounds).toBeCloseTo(220.462, 3);
    expect(
      additionsOf({ ...metric, rows: [{ key: 1, day: '2026-03-18', weight: '10' }] })[0]?.weight,
    ).toBeCloseTo(22.0462, 3);
  });

  it('leaves out what was added after the chosen day', () => {
    const days = (on: string) => additionsOf({ ...exampleState, on }).map(({ day }) => day);
    expect(days('2026-04-20')).toEqual(['2025-09-22', '2026-02-09', '2026-04-20']);
    expect(days('')).toHaveLength(6);
  });

  it('leaves rows out that cannot be counted', () => {
    const rows = [
      { key: 1, day: '2026-03-18', weight: '' },
      { key: 2, day: '', weight: '41' },
      { key: 3, day: '2026-04-18', weight: '4' },
    ];
    expect(additionsOf({ ...exampleState, rows })).toEqual([{ day: '2026-04-18', weight: 4 }]);
    expect(circuitOf({ ...exampleState, charge: 'x' })).toBeUndefined();
  });
});
