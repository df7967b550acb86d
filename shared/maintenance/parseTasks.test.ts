import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frequencyOf, hoursOf, parseTasks } from './parseTasks.ts';
import { FREQUENCIES } from './planYear.ts';

describe('a pasted list', () => {
  it('contains a task in each line below the heading', () => {
    const { tasks, unread } = parseTasks(
      'Asset\tTask\tHow often\tHours\tMonth\r\nAHU-1\tChange filters\tMonthly\t1.5\t\r\n\r\nBoilers\tService\tAnnual\t8 h\tSeptember\r\n',
    );
    expect(unread).toEqual([]);
    expect(tasks).toEqual([
      { asset: 'AHU-1', task: 'Change filters', frequency: 'monthly', hours: 1.5, month: undefined },
      { asset: 'Boilers', task: 'Service', frequency: 'yearly', hours: 8, month: 9 },
    ]);
  });

  it('needs no heading', () => {
    expect(parseTasks('Roof;Inspect;twice a year;2').tasks).toHaveLength(1);
  });

  it.each([
    ['AHU-1\tFilters\tnow and then\t1', 'frequency'],
    ['AHU-1\tFilters\tmonthly\tlong', 'hours'],
    ['AHU-1\tFilters\tmonthly', 'hours'],
    ['\t\tmonthly\t1', 'task'],
  ])('says what is wrong with %j, and continues', (line, fault) => {
    const { tasks, unread } = parseTasks(`Roof\tInspect\tyearly\t2\n${line}\nPump\tGrease\t3M\t15 min`);
    expect(tasks).toHaveLength(2);
    expect(unread).toEqual([{ line: 2, text: line.trim(), fault }]);
  });

  it('reads what a spreadsheet writes', () => {
    const cell = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 -]{0,20}[A-Za-z0-9]$/);
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            asset: cell,
            task: cell,
            frequency: fc.constantFrom(...FREQUENCIES),
            hours: fc.integer({ min: 0, max: 400 }).map((quarters) => quarters / 4),
            month: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
          }),
          { maxLength: 30 },
        ),
        (tasks) => {
          const words = { 'two-weekly': 'every 2 weeks', 'two-monthly': 'every 2 months' } as Record<
            string,
            string
          >;
          const text = tasks
            .map((task) =>
              [
                task.asset,
                task.task,
                words[task.frequency] ?? task.frequency,
                task.hours,
                task.month ?? '',
              ].join('\t'),
            )
            .join('\n');
          expect(parseTasks(text)).toEqual({ tasks, unread: [] });
        },
      ),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => void parseTasks(text)));
  });
});

it.each([
  ['Semi-annual', 'half-yearly'],
  ['every 3 months', 'quarterly'],
  ['Fortnightly', 'two-weekly'],
  ['12', 'monthly'],
  ['1', 'yearly'],
  ['sometimes', undefined],
])('%j is %s', (text, frequency) => {
  expect(frequencyOf(text)).toBe(frequency);
});

it.each([
  [['90 min'], [1.5]],
  [['1:30'], [1.5]],
  [['0.25'], [0.25]],
  [['1,5'], [1.5]],
  [['8 hours'], [8]],
  [['-1'], [undefined]],
  [[''], [undefined]],
  [['0x10'], [undefined]],
  [['1,250'], [undefined]],
  [
    ['1,250', '0,5'],
    [1.25, 0.5],
  ],
])('a column of %j is %j hours', (cells, hours) => {
  expect(hoursOf(cells)).toEqual(hours);
});
