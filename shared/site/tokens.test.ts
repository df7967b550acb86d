import { describe, expect, it } from 'vitest';
import { fillTokens } from './tokens.ts';

describe('fillTokens', () => {
  it('fills every placeholder', () => {
    expect(fillTokens('/why-{brandSlug}/ by {brand}', { brand: 'Lintel', brandSlug: 'lintel' })).toBe(
      '/why-lintel/ by Lintel',
    );
  });

  it('leaves other braces alone', () => {
    expect(fillTokens('{ a: 1 } {} {1}', {})).toBe('{ a: 1 } {} {1}');
  });

  it.each(['{constructor}', '{brnad}'])('names the unknown placeholder %s and the known ones', (text) => {
    expect(() => fillTokens(text, { brand: 'Lintel' })).toThrow(
      `unknown placeholder ${text}: use one of {brand}`,
    );
  });
});
