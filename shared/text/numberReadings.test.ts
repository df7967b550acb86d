import { describe, expect, it } from 'vitest';
import { numberReadings } from './numberReadings.ts';

describe('the readings of a typed number', () => {
  it.each([
    ['12', [12]],
    [' 12 ', [12]],
    ['12,5', [12.5]],
    ['12.5', [12.5]],
    ['0,8', [0.8]],
    ['544,3', [544.3]],
    ['12,55', [12.55]],
    [',5', [0.5]],
    ['.5', [0.5]],
    ['12,', [12]],
    ['-3', [-3]],
    ['−3,5', [-3.5]],
    ['+7', [7]],
    ['\ufeff12,5', [12.5]],
    ['$1,250.50', [1250.5]],
    ['-$3', [-3]],
    ['€ 12,50', [12.5]],
    ['40 %', [40]],
    ['１２，５', [12.5]],
  ])('%j: decimals after either mark', (text, numbers) => {
    expect(numberReadings(text)).toEqual(numbers);
  });

  it.each([
    '1.234,56',
    '1 234,56',
    '1\u00a0234,56',
    '1\u202f234.56',
    '1,234.56',
    "1'234.56",
    '1’234,56',
    '1234,56',
  ])('%j is 1234.56', (text) => {
    expect(numberReadings(text)).toEqual([1234.56]);
  });

  it.each([
    ['1,234', [1234, 1.234]],
    ['1.234', [1.234, 1234]],
    ['-1,234', [-1234, -1.234]],
    ['120,500', [120500, 120.5]],
  ])('%j reads both ways', (text, numbers) => {
    expect(numberReadings(text)).toEqual(numbers);
  });

  it.each([
    ['0,125', 0.125],
    ['1234,567', 1234.567],
    ['1,2345', 1.2345],
    ['1,234,567', 1234567],
    ['1.234.567', 1234567],
    ['1 234', 1234],
    ['1.234.567,8', 1234567.8],
  ])('%j reads one way', (text, number) => {
    expect(numberReadings(text)).toEqual([number]);
  });

  it.each([
    '',
    ' ',
    '.',
    ',',
    '-',
    '0x10',
    '$',
    '%',
    '1e3',
    'Infinity',
    'forty',
    '1,2,3',
    '1.2,3.4',
    '12 5',
    '5 kg',
  ])('%j is not a number', (text) => {
    expect(numberReadings(text)).toEqual([]);
  });
});
