import { expect, it } from 'vitest';
import { type TextRun, wrapRuns, wrapText } from './bookText.ts';

/** Every character is as wide as the text is high. */
const widthOf = (text: string, size: number) => text.length * size;
const textOf = (lines: readonly (readonly TextRun[])[]) =>
  lines.map((line) => line.map(({ text }) => text).join(''));
const wrapped = (text: string, width: number) => textOf(wrapText(text, width, 1, 'text', widthOf));

it('breaks between words, at any white space', () => {
  expect(wrapped('one two\tthree\n four', 9)).toEqual(['one two', 'three', 'four']);
  expect(wrapText('a **b\nc** d', 9, 1, 'text', widthOf)).toEqual([
    [
      { text: 'a ', face: 'text' },
      { text: 'b c', face: 'strong' },
      { text: ' d', face: 'text' },
    ],
  ]);
});

it('breaks a word that is wider than its line', () => {
  expect(wrapped('see supermarkets now', 5)).toEqual(['see', 'super', 'marke', 'ts', 'now']);
});

it('keeps together what no space separates, in any face', () => {
  expect(wrapped('see (**this**), now', 9)).toEqual(['see', '(this),', 'now']);
  expect(wrapped('**cold**room', 5)).toEqual(['coldr', 'oom']);
});

it('leaves the space before a link out of the link', () => {
  const runs: TextRun[] = [
    { text: 'see ', face: 'text' },
    { text: 'the log', face: 'text', href: '/log/' },
    { text: '. ', face: 'text' },
  ];
  expect(wrapRuns(runs, 9, 1, widthOf)).toEqual([
    [
      { text: 'see ', face: 'text' },
      { text: 'the', face: 'text', href: '/log/' },
    ],
    [
      { text: 'log', face: 'text', href: '/log/' },
      { text: '.', face: 'text' },
    ],
  ]);
});
