import { describe, expect, it } from 'vitest';
import { readingGrade } from './readingGrade.ts';

describe('readingGrade', () => {
  it('is low for short words in short sentences', () => {
    // 6 words per sentence, 1 syllable per word: 0.39 × 6 + 11.8 − 15.59.
    expect(readingGrade(['The pump ran dry at six. The fan ran on for days.'])).toBeCloseTo(-1.45, 2);
  });

  it('is high for long ones, and passes over labels', () => {
    const heavy =
      'Organizational interoperability considerations necessitate comprehensive configuration methodologies.';
    expect(readingGrade([heavy, 'Pump', 'Due today'])).toBeGreaterThan(20);
  });
});
