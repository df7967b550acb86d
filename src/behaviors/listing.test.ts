import { describe, expect, it } from 'vitest';
import { isMatch, rangeOf } from './listing.ts';

const item = { topics: ['energy', 'assets'], words: 'baselines that auditors accept' };

describe('isMatch', () => {
  it('matches any topic when none is selected', () => expect(isMatch(item, '', '')).toBe(true));
  it('requires the selected topic', () => {
    expect(isMatch(item, 'assets', '')).toBe(true);
    expect(isMatch(item, 'cold', '')).toBe(false);
  });
  it('requires every word, in any case and order', () => {
    expect(isMatch(item, 'energy', 'Accept  base')).toBe(true);
    expect(isMatch(item, 'energy', 'accept leak')).toBe(false);
  });
});

describe('rangeOf', () => {
  it('shows one page of many', () => expect(rangeOf(3, 10, 'pages')).toEqual([20, 30]));
  it('adds a page to those already shown', () => expect(rangeOf(3, 10, 'more')).toEqual([0, 30]));
});
