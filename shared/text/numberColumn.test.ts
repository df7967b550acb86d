import { describe, expect, it } from 'vitest';
import { numberColumn } from './numberColumn.ts';

describe('a pasted column of numbers', () => {
  it.each([
    [
      ['1,234', '12,5'],
      [[1.234], [12.5]],
    ],
    [
      ['1.234', '12,5'],
      [[1234], [12.5]],
    ],
    [
      ['1,234', '12.5'],
      [[1234], [12.5]],
    ],
    [
      ['1.234', '1,204.5'],
      [[1.234], [1204.5]],
    ],
    [
      ['1,234', '41'],
      [[1234, 1.234], [41]],
    ],
    [
      ['1,234', '12,5', '12.5'],
      [[1234, 1.234], [12.5], [12.5]],
    ],
    [
      ['forty', '1.234,56'],
      [[], [1234.56]],
    ],
  ])('%j is %j', (cells, readings) => {
    expect(numberColumn(cells)).toEqual(readings);
  });
});
