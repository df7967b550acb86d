import { expect, it } from 'vitest';
import { statScale } from './statScale.ts';

it('draws percentages end to end, each as long as its value', () => {
  expect(statScale(['30%', '40%', '97%'])).toEqual({ scale: 'chain', lengths: [30, 40, 97] });
});

it('never enlarges a small figure, but gives each a column instead', () => {
  expect(statScale(['26%', '19%', '9%', '14%'])).toEqual({ scale: 'columns', lengths: [26, 19, 9, 14] });
});

it.each([[['3x', 'Same day']], [['92%', '4 h', '11%']], [['1,200', '30%']], [['140%', '30%']]])(
  'gives no length to figures without a common unit: %j',
  (values) => expect(statScale(values)).toEqual({ scale: 'none' }),
);
