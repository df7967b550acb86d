import { describe, expect, it } from 'vitest';
import { formatCount, formatHours, formatMoney, formatPercentage, formatShortHours } from './formatRoi.ts';

describe('formatRoi', () => {
  it('writes money with cents', () => {
    expect(formatMoney(280972.8)).toBe('$280,972.80');
    expect(formatMoney(-0)).toBe('$0.00');
  });

  it('writes whole hours, one of them in the singular', () => {
    expect(formatHours(10044.3)).toBe('10,044 hours');
    expect(formatHours(1.4)).toBe('1 hour');
    expect(formatHours(0.2)).toBe('0 hours');
    expect(formatShortHours(3240)).toBe('3,240 Hr');
    expect(formatShortHours(1)).toBe('1 Hr');
  });

  it('writes percentages with at most two decimals', () => {
    expect(formatPercentage(505.8059)).toBe('505.81%');
    expect(formatPercentage(62.5)).toBe('62.5%');
    expect(formatPercentage(1500)).toBe('1,500%');
  });

  it('writes counts grouped', () => {
    expect(formatCount(4320)).toBe('4,320');
    expect(formatCount(0.25)).toBe('0.25');
    expect(formatCount(4320.5, 'de-DE')).toBe('4.320,5');
  });

  it('writes negative numbers with a sign, unless they round to zero', () => {
    expect(formatMoney(-12.5)).toBe('-$12.50');
    expect(formatHours(-0.2)).toBe('0 hours');
    expect(formatPercentage(-85.664)).toBe('-85.66%');
  });

  it('uses scientific notation if the digits would not fit', () => {
    expect(formatMoney(999_999_999_999)).toBe('$999,999,999,999.00');
    expect(formatMoney(1.2345e20)).toBe('$1.23E20');
    expect(formatHours(-4e30)).toBe('-4E30 hours');
  });
});
