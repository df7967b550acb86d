import { expect, it } from 'vitest';
import { wordDiff } from './wordDiff.ts';

const written = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`))
    .join('');

it.each([
  [
    'Pricing by people and buildings',
    'Pricing by people and sites',
    'Pricing by people and -buildings-+sites+',
  ],
  ['One two three', 'One three', 'One -two -three'],
  ['', 'All new', '+All new+'],
  ['All gone', '', '-All gone-'],
  ['a b c d', 'b a c d', '-a -b +a +c d'],
  ['The same', 'The same', 'The same'],
])('“%s” and “%s”', (before, after, diff) => {
  expect(written(before, after)).toBe(diff);
});

it('leaves out what is far from a change', () => {
  const words = Array.from({ length: 60 }, (_, index) => `w${index}`).join(' ');
  expect(written(`${words} old ${words}`, `${words} new ${words}`)).toBe(
    `… ${words.split(' ').slice(-12).join(' ')} -old -+new +${words.split(' ').slice(0, 12).join(' ')} … `,
  );
});
