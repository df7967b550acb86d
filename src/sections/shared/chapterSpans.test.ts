import { expect, it } from 'vitest';
import type { Film } from '../../content/entries/films/Film.ts';
import { chapterSpans } from './chapterSpans.ts';

it('measures each chapter to the next, and the last one to the end', () => {
  const spans = chapterSpans({
    chapters: [
      { time: '0:00', title: 'a' },
      { time: '4:30', title: 'b' },
      { time: '32:00', title: 'c' },
    ],
    minutes: 40,
  });
  expect(spans.map(({ seconds }) => seconds)).toEqual([270, 1650, 480]);
  expect(spans.map(({ minutes }) => minutes)).toEqual([5, 28, 8]);
});

it('uses the times of the recording once there is one, without what the film adds at the end', () => {
  const chapters = [
    { time: '0:00', title: 'a' },
    { time: '8:00', title: 'b', text: 'said' },
  ];
  const recording = {
    chapters: [
      { start: 0, seconds: 60.4 },
      { start: 60.4, seconds: 119 },
      { start: 179.4, seconds: 30 },
    ],
  } as unknown as Film;
  const spans = chapterSpans({ chapters, minutes: 40, recording });
  expect(spans.map(({ time }) => time)).toEqual(['0:00', '1:00']);
  expect(spans[1]).toMatchObject({ title: 'b', text: 'said', minutes: 2 });
});

it('rejects chapters out of order', () => {
  const chapters = [
    { time: '5:00', title: 'late' },
    { time: '4:00', title: 'early' },
  ];
  expect(() => chapterSpans({ chapters, minutes: 40 })).toThrow('“late” at 5:00');
});
