import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FREQUENCIES, type MaintenanceTask, mondaysOf, planYear, visitsIn } from './planYear.ts';

const task = (part: Partial<MaintenanceTask>): MaintenanceTask => ({
  asset: 'AHU-1',
  task: 'Change filters',
  frequency: 'monthly',
  hours: 1,
  ...part,
});

describe('the weeks of a year', () => {
  it.each([
    [2026, '2025-12-29', 53],
    [2027, '2027-01-04', 52],
    [2028, '2028-01-03', 52],
    [2032, '2031-12-29', 53],
  ])('%d begins on %s and has %d', (year, first, count) => {
    const mondays = mondaysOf(year);
    expect(mondays[0]).toBe(first);
    expect(mondays).toHaveLength(count);
    expect(mondays.every((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1)).toBe(true);
  });
});

describe('a plan', () => {
  it('puts four quarterly rounds of a day into four different weeks of each quarter', () => {
    const rounds = ['A', 'B', 'C', 'D'].map((asset) => task({ asset, frequency: 'quarterly', hours: 8 }));
    const plan = planYear(rounds, 2027);
    expect(plan.peak).toBe(8);
    expect(plan.peakBefore).toBe(32);
    expect(plan.total).toBe(128);
    expect(plan.load.filter((hours) => hours > 0)).toHaveLength(16);
  });

  it('keeps twelve visits four or five weeks apart', () => {
    const [filters] = planYear([task({})], 2027).tasks;
    expect(filters?.weeks).toEqual([0, 4, 8, 13, 17, 21, 26, 30, 34, 39, 43, 47]);
  });

  it('puts the visit of a given month in that month', () => {
    const boilers = task({ asset: 'Boilers', frequency: 'yearly', hours: 16, month: 9 });
    const plan = planYear([boilers, { ...boilers, asset: 'Roof' }, task({})], 2027);
    const days = plan.tasks.slice(0, 2).map(({ weeks }) => plan.mondays[weeks[0] ?? 0]);
    for (const day of days) expect(day).toMatch(/^2027-(08-30|09-)/);
    expect(new Set(days).size).toBe(2);
  });

  it('is empty without tasks', () => {
    expect(planYear([], 2027)).toMatchObject({ peak: 0, total: 0, visits: 0, tasks: [] });
  });
});

describe('every plan', () => {
  const tasks = fc.array(
    fc.record({
      asset: fc.constantFrom('AHU-1', 'AHU-2', 'Boiler', 'Roof'),
      task: fc.constantFrom('Inspect', 'Clean', 'Test'),
      frequency: fc.constantFrom(...FREQUENCIES),
      hours: fc.integer({ min: 0, max: 64 }).map((quarters) => quarters / 4),
      month: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    }),
    { maxLength: 25 },
  );
  const year = fc.integer({ min: 2020, max: 2100 });

  it('has each visit once, at intervals that differ by a week at most, around the year', () => {
    fc.assert(
      fc.property(tasks, year, (list, ofYear) => {
        const plan = planYear(list, ofYear);
        const weeks = plan.mondays.length;
        for (const planned of plan.tasks) {
          expect(planned.weeks).toHaveLength(visitsIn(planned.frequency, weeks));
          expect(new Set(planned.weeks).size).toBe(planned.weeks.length);
          const gaps = planned.weeks.map((week, index) => {
            const next = planned.weeks[index + 1] ?? (planned.weeks[0] ?? 0) + weeks;
            return next - week;
          });
          expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('has the hours of all visits, spread at least as evenly as in an unplanned year', () => {
    const squares = (load: readonly number[]) => load.reduce((total, hours) => total + hours ** 2, 0);
    fc.assert(
      fc.property(tasks, year, (list, ofYear) => {
        const plan = planYear(list, ofYear);
        const total = plan.load.reduce((hours, week) => hours + week, 0);
        expect(total).toBeCloseTo(plan.total, 6);
        expect(plan.peak).toBeGreaterThanOrEqual(plan.total / plan.mondays.length - 1e-9);
        // Moving a task back to the weeks it would have in an otherwise empty year must not make this one more even.
        for (const [index, planned] of plan.tasks.entries()) {
          const without = plan.load.map((hours, week) =>
            planned.weeks.includes(week) ? hours - planned.hours : hours,
          );
          const alone = planYear([list[index] ?? task({})], ofYear).tasks[0]?.weeks ?? [];
          const moved = without.map((hours, week) => (alone.includes(week) ? hours + planned.hours : hours));
          expect(squares(plan.load)).toBeLessThanOrEqual(squares(moved) + 1e-6);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('does not depend on the order of the tasks', () => {
    fc.assert(
      fc.property(tasks, (list) => {
        expect(planYear(list.toReversed(), 2027).load).toEqual(planYear(list, 2027).load);
      }),
    );
  });
});
