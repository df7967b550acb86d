import { describe, expect, it } from 'vitest';
import { repeatedTexts } from './repeatedText.ts';

const one = 'The pump ran dry at six in the morning because nobody had opened the valve after the flush.';

describe('repeatedTexts', () => {
  it('finds a paragraph of another page, also with words exchanged', () => {
    const changed = one.replace('six', 'five');
    const texts = [one, changed].map((text, index) => ({ page: `page ${index}`, text }));
    expect(repeatedTexts(texts, ({ page }) => page)).toEqual([
      { item: texts[1], other: texts[0], text: changed.slice(0, 90) },
    ]);
  });

  it('lets a page repeat itself, and others use its words', () => {
    const texts = [
      { page: 'a', text: one },
      { page: 'a', text: one },
      {
        page: 'b',
        text: 'Because nobody had opened the valve, a second pump was bought in the same week for the same duty.',
      },
    ];
    expect(repeatedTexts(texts, ({ page }) => page)).toEqual([]);
  });
});
