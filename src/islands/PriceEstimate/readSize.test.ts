import { expect, it } from 'vitest';
import { readSize } from './readSize.ts';

it.each([
  ['12', 12],
  ['1,234', 1234],
  ['1.234', 1234],
])('takes %s', (text, value) => {
  expect(readSize('people', text, 24)).toEqual({ text, value, isRefused: false });
});

it.each(['0', '-5', '3.5', '3,5', '5001', '', 'ten', '0x10'])(
  'refuses "%s" and keeps the last number',
  (text) => {
    expect(readSize('people', text, 24)).toEqual({ text, value: 24, isRefused: true });
  },
);
