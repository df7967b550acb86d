import { expect, it } from 'vitest';
import { csvCell, csvRow } from './csv.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+12025550142', "'+12025550142"],
  ['-1', "'-1"],
  [-1, '-1'],
  ['@x', "'@x"],
  ['  =1', "'  =1"],
  ['\tx', "'\tx"],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['d\ne', '"d\ne"'],
  ['plain', 'plain'],
  [undefined, ''],
])('a cell of %j is %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

it('a row ends with its line break', () => {
  expect(csvRow(['a', 2, ''])).toBe('a,2,\r\n');
});
