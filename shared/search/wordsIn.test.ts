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

  it('stand where the text has them', () => {
    const text = 'a père';
    const [, { start, end } = { start: 0, end: 0 }] = wordsIn(text.normalize('NFD'));
    expect(text.normalize('NFD').slice(start, end)).toBe('père'.normalize('NFD'));
  });
});

describe('what may be written as one word', () => {
  const compoundsOf = (...args: Parameters<typeof compoundsIn>) =>
    compoundsIn(...args).map(({ word }) => word);

  it('is what hyphens join, and a designation with spaces', () => {
    expect(compoundsOf('Wi-Fi for R‑410A under 40 CFR 84.106 and SOC 2')).toEqual([
      'wifi',
      'r410a',
      '40cfr84',
      'soc2',
    ]);
  });

  it('is no number after a usual word, unless nothing in the text has capitals', () => {
    expect(compoundsOf('Within 3 days of 12')).toEqual([]);
    expect(compoundsOf('iso 27001', false)).toEqual(['iso27001']);
  });
});
