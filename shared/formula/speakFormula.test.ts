import { expect, it } from 'vitest';
import { parseFormula } from './parseFormula.ts';
import { speakFormula } from './speakFormula.ts';

it.each([
  ['Rate = added / charge × 100', 'Rate equals added over charge times 100'],
  [
    'Share = (target−result) / (target−floor)',
    'Share equals the fraction target minus result, over target minus floor, end of fraction',
  ],
  ['Offset = area × √pressure', 'Offset equals area times the square root of pressure'],
  [
    'Factor = r / (1−(1+r)⁻ⁿ)',
    'Factor equals the fraction r, over 1 minus open bracket 1 plus r close bracket, to the power of minus n, end of fraction',
  ],
  [
    '0.1098 = 0.07 / (1−1.07⁻¹⁵)',
    '0.1098 equals the fraction 0.07, over 1 minus 1.07 to the power of minus 15, end of fraction',
  ],
  ['Load = area × 12 W/ft²', 'Load equals area times 12 W/ft squared'],
])('%s is read aloud so that a listener can write it down', (text, expected) => {
  expect(speakFormula(parseFormula(text))).toBe(expected);
});
