import { expect, it } from 'vitest';
import { csvCell, csvFile, csvRow } from './csv.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['@x', "'@x"],
  ['  =1', "'  =1"],
  ['\tx', "'\tx"],
  ['＋1+1', "'＋1+1"],
  ["-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"],
  ['-A1', "'-A1"],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['d\ne', '"d\ne"'],
  ['plain', 'plain'],
  [undefined, ''],
])('a cell of %j is %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

it.each([-1, '-1200', '+12.5', '+442079460000', '+44 20 7946 0000', '+1 (202) 555-0142', '+1.202.555.0142'])(
  'the number %j stays as it is',
  (value) => {
    expect(csvCell(value)).toBe(String(value));
  },
);

it.each(['+1-800-555-0142', '-1-2', '+(1)', '+1 - 2', '+1*2', '+44 20 A1', '+44 20\n=1', '-44 20'])(
  'a spreadsheet does not compute %j',
  (value) => {
    expect(csvCell(value).replace(/^"/, '')).toBe(`'${value}${value.includes('\n') ? '"' : ''}`);
  },
);

it('a row ends with its line break', () => {
  expect(csvRow(['a', 2, ''])).toBe('a,2,\r\n');
});

it('a file says that it is UTF-8', () => {
  expect(csvFile([['Ægir'], [1]])).toBe('\uFEFFÆgir\r\n1\r\n');
});
