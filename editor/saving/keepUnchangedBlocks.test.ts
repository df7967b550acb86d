import { expect, it } from 'vitest';
import { keepUnchangedBlocks, type StoredText } from './keepUnchangedBlocks.ts';

/** A text of paragraphs in capitals, which the editor would write in small letters. */
function storedText(text: string): StoredText {
  const parts = text.split(/([A-Z]+)/);
  const blocks = parts.flatMap((source, place) =>
    place % 2 === 1 ? [{ source, gap: parts[place - 1] ?? '', meaning: source.toLowerCase() }] : [],
  );
  return { blocks, end: parts.at(-1) ?? '' };
}

const stored = storedText('\nONE\n\n\nTWO\nTHREE\n\nFOUR\n');

it.each([
  ['nothing', ['one', 'two', 'three', 'four'], '\nONE\n\n\nTWO\nTHREE\n\nFOUR\n'],
  ['a word of one', ['one', 'two!', 'three', 'four'], '\nONE\n\ntwo!\n\nTHREE\n\nFOUR\n'],
  ['the first one', ['one!', 'two', 'three', 'four'], '\none!\n\nTWO\nTHREE\n\nFOUR\n'],
  ['that one is new', ['one', 'two', 'new', 'three', 'four'], '\nONE\n\n\nTWO\n\nnew\n\nTHREE\n\nFOUR\n'],
  ['that one is gone', ['one', 'three', 'four'], '\nONE\n\nTHREE\n\nFOUR\n'],
  ['that one has moved', ['two', 'three', 'one', 'four'], '\nTWO\nTHREE\n\nONE\n\nFOUR\n'],
  [
    'that one is there twice',
    ['one', 'two', 'two', 'three', 'four'],
    '\nONE\n\n\nTWO\n\nTWO\n\nTHREE\n\nFOUR\n',
  ],
  ['two of them', ['one!', 'two', 'three!', 'four'], '\none!\n\nTWO\n\nthree!\n\nFOUR\n'],
  ['everything', [], '\n'],
])('writes every block as it was when %s has been edited', (_, meanings, text) => {
  expect(keepUnchangedBlocks(stored, meanings)).toBe(text);
});

it('ends the first line of an empty text', () => {
  expect(keepUnchangedBlocks({ blocks: [], end: '' }, ['one', 'two'])).toBe('one\n\ntwo\n');
});
