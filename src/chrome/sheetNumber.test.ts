import { describe, expect, it } from 'vitest';
import { sheetIndexes } from '../content/site/sheetIndex.ts';
import { sheetNumber } from './sheetNumber.ts';

const pages = ['index', 'about', 'pricing', 'product/b', 'product/a', 'blog/one'].map((id) => ({
  id,
  locale: 'en' as const,
}));

describe('sheetNumber', () => {
  it.each([
    ['index', 'A-000'],
    ['about', 'A-001'],
    ['pricing', 'A-002'],
    ['product/a', 'P-001'],
    ['product/b', 'P-002'],
    ['blog/one', 'B-001'],
  ])('%s is %s', (id, number) => {
    expect(sheetNumber(id, sheetIndexes(pages).get(id))).toBe(number);
  });
});
