import { expect, it } from 'vitest';
import { numberInWords } from './numberInWords.ts';

it.each([
  [0, 'zero'],
  [14, 'fourteen'],
  [30, 'thirty'],
  [72, 'seventy-two'],
  [100, undefined],
  [1.5, undefined],
  [-1, undefined],
])('spells %s as %s', (value, words) => {
  expect(numberInWords(value)).toBe(words);
});
