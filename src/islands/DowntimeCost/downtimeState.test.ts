import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { downtimeDefaults } from '../../../shared/downtime/estimateDowntime.ts';
import {
  downtimeFragment,
  initialDowntimeState,
  readDowntimeFragment,
  readFigure,
  withTexts,
} from './downtimeState.ts';
import { formatTotal } from './formatTotal.ts';

describe('what is typed', () => {
  it.each([
    ['stopCost', '$1,250.50', 1250.5],
    ['stopHours', '1,5', 1.5],
    ['inHouseHours', '0x10', undefined],
    // Only a whole number is valid, whatever its thousands separator.
    ['buildings', '1.234', 1234],
    ['buildings', '12', 12],
    ['buildings', '1.5', undefined],
    ['buildings', '0', undefined],
    ['stopPercentage', '101', undefined],
    ['hourlyPay', '', undefined],
    ['hourlyPay', 'lots', undefined],
    ['overtimeFactor', '0.5', undefined],
  ] as const)('%s %j is %s', (field, text, figure) => {
    expect(readFigure(field, text)).toBe(figure);
  });

  it('uses the last valid figure while another is being typed', () => {
    const half = withTexts(withTexts(initialDowntimeState, { stopHours: '6' }), { stopHours: '6x' });
    expect(half.texts.stopHours).toBe('6x');
    expect(half.input.stopHours).toBe(6);
  });
});

describe('an address', () => {
  it('carries all figures', () => {
    const { input } = withTexts(initialDowntimeState, { stopCost: '900', buildings: '3' });
    expect(readDowntimeFragment(`#${downtimeFragment(input)}`)?.input).toEqual(input);
  });

  it('keeps the example if it has none, and reads the valid ones', () => {
    expect(readDowntimeFragment('#main')).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), fc.string(), (stopCost, buildings) => {
        const read = readDowntimeFragment(`#${new URLSearchParams({ stopCost, buildings })}`);
        for (const value of Object.values(read?.input ?? downtimeDefaults))
          expect(value).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

it.each([
  [271_458.54, '$271,459'],
  [9_999_999.4, '$9,999,999'],
  [10_000_000, '$10M'],
  [12_345_678_901, '$12.3B'],
  [0, '$0'],
])('%d is shown as %s', (dollars, text) => {
  expect(formatTotal(dollars)).toBe(text);
});
