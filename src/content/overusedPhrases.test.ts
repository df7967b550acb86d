import { describe, expect, it } from 'vitest';
import { countPhrases, phraseFaults } from './overusedPhrases.ts';

const text = (words: string, field = 'text', file = 'content/en/a.yaml') => ({
  file,
  place: [field],
  text: words,
});
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

  it('looks for numbers in headings of pages, sections and prose alone, and passes over years', () => {
    const name = 'a heading that opens on a number';
    const heading = (words: string, ...place: PropertyKey[]) => ({ ...text(words), place });
    const prose = (words: string) => ({ ...text(words), place: 4 });
    expect(
      countOf(name, heading('Four words', 'entry', 'title'), heading('14 stores', 'sections', 2, 'title')),
    ).toBe(2);
    expect(
      countOf(name, prose('## Three pumps'), prose('## 2025: the count'), prose('Three pumps ran.')),
    ).toBe(1);
    expect(countOf(name, heading('12 points', 'sections', 2, 'picture', 'title'), text('Four words'))).toBe(
      0,
    );
  });
});

it('says how often a phrase stands beyond its limit, and where first', () => {
  const texts = Array.from({ length: 400 }, (_, index) => text('Nobody.', 'text', index < 3 ? 'a' : 'b'));
  expect(phraseFaults(texts, 'content')).toEqual([
    {
      file: 'content',
      text: expect.stringMatching(/^nobody, no one: 400 times, at most \d+: .*b \(397\), a \(3\)$/),
    },
  ]);
  expect(phraseFaults(texts.slice(0, 10), 'content')).toEqual([]);
});
