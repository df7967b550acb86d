import { describe, expect, it } from 'vitest';
import { commaOf, directionOf, localeLabel } from './locales.ts';

describe('directionOf', () => {
  it.each(['ar-AE', 'he-IL', 'fa-IR', 'ur-PK'])('%s is read from right to left', (locale) => {
    expect(directionOf(locale)).toBe('rtl');
  });

  it.each(['en', 'en-AE', 'fr-FR', 'ja-JP'])('%s is read from left to right', (locale) => {
    expect(directionOf(locale)).toBe('ltr');
  });
});

it('commaOf is that of the script', () => {
  expect(['en', 'fr-FR', 'ar-AE', 'fa-IR'].map(commaOf)).toEqual([', ', ', ', '، ', '، ']);
});

describe('localeLabel', () => {
  const labels = (...locales: string[]) => locales.slice(1).map((locale) => localeLabel(locale, locales));

  it('is the region of an English locale, and otherwise the language', () => {
    expect(labels('en', 'en-AE', 'fr-FR')).toEqual(['ae', 'fr']);
  });

  it('tells two languages of a region, two regions of a language, and a region called like a language', () => {
    expect(labels('en', 'en-AE', 'ar-AE')).toEqual(['ae', 'ar']);
    expect(labels('en', 'fr-FR', 'fr-CH')).toEqual(['fr-fr', 'fr-ch']);
    expect(labels('en', 'en-AR', 'ar-AE')).toEqual(['en-ar', 'ar-ae']);
  });
});
