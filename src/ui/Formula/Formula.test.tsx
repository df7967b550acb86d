import { expect, it } from 'vitest';
import { termsOf } from './Formula.tsx';

it('tells signs, fractions and plain terms apart', () => {
  expect(termsOf('Rate = pounds added / full charge × 100')).toEqual([
    { over: 'Rate' },
    { sign: '=', over: 'pounds added', under: 'full charge' },
    { sign: '×', over: '100' },
  ]);
});
