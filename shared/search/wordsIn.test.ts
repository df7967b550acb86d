import { describe, expect, it } from 'vitest';
import { compoundsIn, wordsIn, wordsOf } from './wordsIn.ts';

describe('the words of a text', () => {
  it('are the same in every Unicode form, with and without accents', () => {
    for (const text of ['père', 'père'.normalize('NFD'), 'Père', 'PERE'])
      expect(wordsOf(text)).toEqual(['pere']);
  });

  it('have plain digits', () => {
    expect(wordsOf('t CO₂e per m²')).toEqual(['t', 'co2e', 'per', 'm2']);
  });

  it('have the positions that they have in the text', () => {
    const text = 'a père';
    const [, { start, end } = { start: 0, end: 0 }] = wordsIn(text.normalize('NFD'));
    expect(text.normalize('NFD').slice(start, end)).toBe('père'.normalize('NFD'));
  });
});

describe('what may be written as one word', () => {
  const compoundsOf = (...args: Parameters<typeof compoundsIn>) =>
    compoundsIn(...args).map(({ word }) => word);

  it('is a hyphenated word, and a designation with spaces', () => {
    expect(compoundsOf('Wi-Fi for R‑410A under 40 CFR 84.106 and SOC 2')).toEqual([
      'wifi',
      'r410a',
      '40cfr84',
      'soc2',
    ]);
  });

  it('is not a number after an ordinary word, unless the text has no capitals', () => {
    expect(compoundsOf('Within 3 days of 12')).toEqual([]);
    expect(compoundsOf('iso 27001', false)).toEqual(['iso27001']);
  });
});
