import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './days.ts';
import { latestRows, parseAdditions } from './parseAdditions.ts';

describe('a log that was copied', () => {
  it.each([
    ['2026-03-18\t41', '2026-03-18', 41],
    ['3/18/2026\t41 lb', '2026-03-18', 41],
    ['03/18/2026;41.5', '2026-03-18', 41.5],
    ['18 Mar 2026\t1,204', '2026-03-18', 1204],
    ['March 18, 2026\t41 pounds', '2026-03-18', 41],
    ['2026-03-18 41', '2026-03-18', 41],
    ['2026-03-18, 41 lb', '2026-03-18', 41],
    ['Mar 18, 2026 41 lb', '2026-03-18', 41],
    ['"2026-03-18"\t"41"', '2026-03-18', 41],
  ])('reads %j', (text, day, weight) => {
    expect(parseAdditions(text, 'lb')).toEqual({ additions: [{ day, weight }], unread: [] });
  });

  it('takes a day before the month where people write so', () => {
    expect(parseAdditions('18/03/2026\t18.6', 'kg', 'day-first').additions).toEqual([
      { day: '2026-03-18', weight: 18.6 },
    ]);
  });

  it('converts a weight in the other unit', () => {
    const [addition] = parseAdditions('2026-03-18\t18.6 kg', 'lb').additions;
    expect(addition?.weight).toBeCloseTo(41.006, 3);
  });

  it('passes over a heading and empty lines', () => {
    expect(parseAdditions('Date\tAdded\r\n\r\n2026-03-18\t41\r\n', 'lb').additions).toHaveLength(1);
  });

  it.each([
    ['2027-02-29\t41', 'day'],
    ['13/13/2026\t41', 'day'],
    ['2026-03-18\tforty', 'weight'],
    ['2026-03-18\t-4', 'weight'],
    ['2026-03-18\t0', 'weight'],
    ['2026-03-18', 'empty-cell'],
  ])('says what is wrong with %j, and reads on', (text, fault) => {
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
        expect(parseAdditions(text, 'kg')).toEqual({ additions, unread: [] });
      }),
    );
  });

  it('throws at nothing', () => {
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => void parseAdditions(text, 'lb')));
  });
});

describe('a log that is too long', () => {
  const days = Array.from({ length: 80 }, (_, index) => ({ day: addDays('2026-01-01', index) }));

  it('keeps its latest days, in the order in which it was written', () => {
    expect(latestRows(days, 50)).toEqual(days.slice(30));
    expect(latestRows(days.toReversed(), 50)).toEqual(days.slice(30).toReversed());
  });

  it('is left alone where it fits', () => {
    expect(latestRows(days, 80)).toEqual(days);
  });
});
