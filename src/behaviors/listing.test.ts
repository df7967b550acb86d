import { describe, expect, it } from 'vitest';
import { isMatch, rangeOf } from './listing.ts';

const item = { topics: ['energy', 'assets'], words: 'baselines that auditors accept' };

describe('isMatch', () => {
  it('takes any topic when none is chosen', () => expect(isMatch(item, '', '')).toBe(true));
  it('asks for the chosen topic', () => {
    expect(isMatch(item, 'assets', '')).toBe(true);
    expect(isMatch(item, 'cold', '')).toBe(false);
  });
  it('wants every word, whatever its case and place', () => {
    expect(isMatch(item, 'energy', 'Accept  base')).toBe(true);
    expect(isMatch(item, 'energy', 'accept leak')).toBe(false);
  });
});

describe('rangeOf', () => {
  it('shows one page of many', () => expect(rangeOf(3, 10, 'pages')).toEqual([20, 30]));
  it('adds pages to those that are shown', () => expect(rangeOf(3, 10, 'more')).toEqual([0, 30]));
});
