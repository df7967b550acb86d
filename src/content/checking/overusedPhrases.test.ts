import { describe, expect, it } from 'vitest';
import { countPhrases, phraseFaults } from './overusedPhrases.ts';

const text = (words: string, file = 'content/en/a.yaml') => ({ file, text: words, isHeading: false });
const countOf = (name: string, ...texts: Parameters<typeof countPhrases>[0]) =>
  countPhrases(texts).find((phrase) => phrase.name === name)?.count;

describe('countPhrases', () => {
  it.each([
    ['nobody, no one', 'Nobody called, and no one came.', 2],
    [
      'a sentence that ends on “, not …”',
      'It reads the case, not the clock. Not today, not tomorrow, she said.',
      1,
    ],
    ['stands on, stands in', 'The rate stands on the record, and stood in the margin.', 2],
    ['says so, says why, says which', 'The log says so. She says which pump, and who.', 2],
    ['a semicolon', 'It ran; it stopped.', 1],
    ['one record, one queue', 'One asset record, one queue, one-line answers.', 3],
  ])('counts “%s”', (name, words, count) => {
    expect(countOf(name, text(words))).toBe(count);
  });

  it('looks for numbers in headings alone, and passes over years, versions and times', () => {
    const texts = ['Four words', '14 stores', '## Three pumps', '2025: the count', '26.43', '02:14 The leak'];
    const name = 'a heading that opens on a number';
    expect(countOf(name, ...texts.map((words) => ({ ...text(words), isHeading: true })))).toBe(3);
    expect(countOf(name, ...texts.map((words) => text(words)))).toBe(0);
  });
});

it('says how often a phrase exceeds its limit, and where first', () => {
  const texts = Array.from({ length: 400 }, (_, index) => text('Nobody.', index < 3 ? 'a' : 'b'));
  expect(phraseFaults(texts, 'content')).toEqual([
    {
      file: 'content',
      text: expect.stringMatching(/^nobody, no one: 400 times, at most \d+: .*b \(397\), a \(3\)$/),
    },
  ]);
  expect(phraseFaults(texts.slice(0, 10), 'content')).toEqual([]);
});
