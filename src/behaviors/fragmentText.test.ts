import { expect, it } from 'vitest';
import { fragmentText } from './fragmentText.ts';

it.each([
  ['', ''],
  ['#news', 'news'],
  ['#caf%C3%A9', 'café'],
  ['#%', '%'],
  ['#%ff', '%ff'],
])('reads %j as %j', (hash, text) => {
  expect(fragmentText(hash)).toBe(text);
});
