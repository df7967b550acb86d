import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FREQUENCIES } from '../../../shared/maintenance/planYear.ts';
import {
  blankRow,
  isHoursFault,
  MAX_TASKS,
  readHours,
  readScheduleFragment,
  readYear,
  type ScheduleState,
  scheduleFragment,
  tasksOf,
} from './scheduleState.ts';

const state: ScheduleState = {
  year: '2027',
  capacity: '12',
  rows: [
    { key: 0, asset: 'AHU-1 & 2', task: 'Filters, 24×24', frequency: 'quarterly', hours: '1.5', month: '' },
    { key: 1, asset: 'Boilers', task: 'Service', frequency: 'yearly', hours: '8', month: '9' },
  ],
};

describe('an address', () => {
  it('contains the whole schedule in its fragment', () => {
    expect(readScheduleFragment(`#${scheduleFragment(state)}`)).toEqual(state);
  });

  it('keeps the example if it has no tasks', () => {
    expect(readScheduleFragment('#main')).toBeUndefined();
    expect(readScheduleFragment('')).toBeUndefined();
  });

  it('loses only its separators', () => {
    const [row] = state.rows;
    const fragment = scheduleFragment({ ...state, rows: [{ ...(row ?? blankRow(0)), asset: 'A|B~C' }] });
    expect(readScheduleFragment(fragment)?.rows[0]?.asset).toBe('A B C');
  });

  it('ignores invalid parts, and tasks beyond the maximum', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ maxLength: 500 }), (year, tasks) => {
        const read = readScheduleFragment(`#${new URLSearchParams({ year, tasks })}`);
        expect(read?.rows.length).toBeLessThanOrEqual(MAX_TASKS);
        for (const row of read?.rows ?? []) expect(FREQUENCIES).toContain(row.frequency);
        expect(() => read && tasksOf(read)).not.toThrow();
      }),
    );
  });
});

describe('what is typed', () => {
  it.each([
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['0', undefined],
    ['', undefined],
    ['-2', undefined],
    ['many', undefined],
    ['1e9', undefined],
  ])('%j is %s hours', (text, hours) => {
    expect(readHours(text)).toBe(hours);
  });

  it('is a year from 2020 to 2100', () => {
    expect(['2027', '1999', '20270', 'next'].map(readYear)).toEqual([2027, undefined, undefined, undefined]);
  });

  it('is planned once its hours are known, and a blank row is not an error', () => {
    const half = { ...blankRow(2), asset: 'Roof' };
    expect(tasksOf({ ...state, rows: [...state.rows, half] })).toHaveLength(2);
    expect(isHoursFault(half)).toBe(true);
    expect(isHoursFault(blankRow(3))).toBe(false);
  });
});
