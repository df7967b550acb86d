import { describe, expect, it } from 'vitest';
import { listContent, parseYaml, readContentText } from './readContent.ts';
import { textsOf } from './testing/copyFaults.ts';
import { readingGrade } from './testing/readingGrade.ts';

describe('readingGrade', () => {
  it('is low for short words in short sentences', () => {
    // 6 words a sentence, 1 syllable a word: 0.39 × 6 + 11.8 − 15.59.
    expect(readingGrade(['The pump ran dry at six. The fan ran on for days.'])).toBeCloseTo(-1.45, 2);
  });

  it('is high for long ones, and passes over labels', () => {
    const heavy =
      'Organizational interoperability considerations necessitate comprehensive configuration methodologies.';
    expect(readingGrade([heavy, 'Pump', 'Due today'])).toBeGreaterThan(20);
  });
});

describe('product pages', () => {
  const files = listContent('.', ['.yaml']).filter((file) => /^en(?:-AE)?\/product\//.test(file));

  it.each(files)('%s is read without effort', (file) => {
    const texts = textsOf(parseYaml(readContentText(file), file)).map(({ text }) => text);
    expect(readingGrade(texts)).toBeLessThanOrEqual(12);
  });
});
