import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './days.ts';
import { latestRows, parseAdditions } from './parseAdditions.ts';

describe('a pasted log', () => {
  it.each([
    ['2026-03-18\t41', '2026-03-18', '41'],
    ['3/18/2026\t41 lb', '2026-03-18', '41'],
    ['03/18/2026;41.5', '2026-03-18', '41.5'],
    ['18 Mar 2026\t1,204.5', '2026-03-18', '1204.5'],
    ['March 18, 2026\t41 pounds', '2026-03-18', '41'],
    ['2026-03-18 41', '2026-03-18', '41'],
    ['2026-03-18, 41 lb', '2026-03-18', '41'],
    ['Mar 18, 2026 41 lb', '2026-03-18', '41'],
    ['"2026-03-18"\t"41"', '2026-03-18', '41'],
    ['10.05.2026\t12,5', '2026-05-10', '12.5'],
    ['09.02.2026 0,8 lb', '2026-02-09', '0.8'],
    ['\ufeff2026-02-09;12,5', '2026-02-09', '12.5'],
    ['2026-02-09;1.234,56', '2026-02-09', '1234.56'],
    ['2026-02-09;1\u00a0234,56', '2026-02-09', '1234.56'],
  ])('reads %j', (text, day, weight) => {
    expect(parseAdditions(text, 'lb')).toEqual({ additions: [{ day, weight }], unread: [] });
  });

  const daysOf = (...given: Parameters<typeof parseAdditions>) =>
    parseAdditions(...given).additions.map(({ day }) => day);

  it('derives the order of its dates from any day above 12', () => {
    expect(daysOf('03/04/2026\t5\n18/04/2026\t6', 'kg')).toEqual(['2026-04-03', '2026-04-18']);
    expect(daysOf('03/04/2026\t5\n04/18/2026\t6', 'lb')).toEqual(['2026-03-04', '2026-04-18']);
  });

  it('asks for the order if no day reveals it, and then follows it', () => {
    const text = '05/05/2026\t4\n03/04/2026\t5';
    expect(parseAdditions(text, 'lb')).toEqual({
      additions: [],
      unread: [],
      undecided: { text: '03/04/2026', 'month-first': '2026-03-04', 'day-first': '2026-04-03' },
    });
    expect(daysOf(text, 'lb', 'day-first')).toEqual(['2026-05-05', '2026-04-03']);
    expect(daysOf(text, 'lb', 'month-first')).toEqual(['2026-05-05', '2026-03-04']);
    expect(daysOf('05/05/2026\t4', 'lb')).toEqual(['2026-05-05']);
  });

  it('keeps an ambiguous weight as it was typed, and does not convert it', () => {
    expect(parseAdditions('2026-03-18\t1,204', 'lb').additions).toEqual([
      { day: '2026-03-18', weight: '1,204' },
    ]);
    expect(parseAdditions('2026-03-18\t1,204 kg', 'lb').unread).toHaveLength(1);
    expect(parseAdditions('2026-03-18\t1,204\n2026-04-18\t0,8', 'kg').additions[0]?.weight).toBe('1.204');
  });

  it('converts a weight in the other unit', () => {
    const [addition] = parseAdditions('2026-03-18\t18.6 kg', 'lb').additions;
    expect(addition?.weight).toBe('41.006');
  });

  it('skips a heading and empty lines', () => {
    expect(parseAdditions('Date\tAdded\r\n\r\n2026-03-18\t41\r\n', 'lb').additions).toHaveLength(1);
  });

  it.each([
    ['2027-02-29\t41', 'day'],
    ['13/13/2026\t41', 'day'],
    ['2026-03-18\tforty', 'weight'],
    ['2026-03-18\t-4', 'weight'],
    ['2026-03-18\t0', 'weight'],
    ['2026-03-18', 'empty-cell'],
  ])('says what is wrong with %j, and continues', (text, fault) => {
    const { additions, unread } = parseAdditions(`2026-01-01\t5\n${text}\n2026-05-01\t6`, 'lb');
    expect(additions).toHaveLength(2);
    expect(unread).toEqual([{ line: 2, text: text.trim(), fault }]);
  });

  it('reads what a spreadsheet writes, whatever the days and weights', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days));
    const weight = fc.integer({ min: 1, max: 10_000_000 }).map((grams) => grams / 1_000);
    fc.assert(
      fc.property(fc.array(fc.record({ day, weight }), { maxLength: 50 }), (additions) => {
        const text = additions.map((addition) => `${addition.day}\t${addition.weight}`).join('\n');
        expect(parseAdditions(text, 'kg')).toEqual({
          additions: additions.map((addition) => ({ ...addition, weight: String(addition.weight) })),
          unread: [],
        });
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => void parseAdditions(text, 'lb')));
  });
});

describe('a log that is too long', () => {
  const days = Array.from({ length: 80 }, (_, index) => ({ day: addDays('2026-01-01', index) }));

  it('keeps its latest days, in their original order', () => {
    expect(latestRows(days, 50)).toEqual(days.slice(30));
    expect(latestRows(days.toReversed(), 50)).toEqual(days.slice(30).toReversed());
  });

  it('is kept if it fits', () => {
    expect(latestRows(days, 80)).toEqual(days);
  });
});
