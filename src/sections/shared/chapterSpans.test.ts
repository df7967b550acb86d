import { expect, it } from 'vitest';
import { chapterSpans } from './chapterSpans.ts';

it('measures each chapter to the next, the last to the end', () => {
  const spans = chapterSpans(
    [
      { time: '0:00', title: 'a' },
      { time: '4:30', title: 'b' },
      { time: '32:00', title: 'c' },
    ],
    40,
  );
  expect(spans.map(({ seconds }) => seconds)).toEqual([270, 1650, 480]);
  expect(spans.map(({ minutes }) => minutes)).toEqual([5, 28, 8]);
});

it('refuses chapters out of order', () => {
  const chapters = [
    { time: '5:00', title: 'late' },
    { time: '4:00', title: 'early' },
  ];
  expect(() => chapterSpans(chapters, 40)).toThrow('“late” at 5:00');
});
