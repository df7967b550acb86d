import { describe, expect, it } from 'vitest';
import { drawPdfText, encodePdfText, measurePdfText, type PdfFontWidths, pdfNumber } from './pdfText.ts';

/** A font with printable ASCII, half the text size wide. */
const font: PdfFontWidths = { firstCode: 32, widths: new Array<number>(95).fill(500) };
const place = { fontName: 'Test', font, x: 100, y: 50, size: 10 };

describe('encodePdfText', () => {
  it('writes a question mark for a character that the font lacks', () => {
    expect(String.fromCharCode(...encodePdfText('a–b漢é', font))).toBe('a?b??');
  });

  it('writes a space for white space that the font lacks', () => {
    expect(String.fromCharCode(...encodePdfText('a\tb\nc\u00a0d\u202fe', font))).toBe('a b c d e');
  });
});

describe('measurePdfText', () => {
  it('adds tracking between characters only', () => {
    expect(measurePdfText(encodePdfText('abc', font), font, 10, -0.1)).toBeCloseTo(13, 8);
  });
});

describe('drawPdfText', () => {
  it('starts at x, or ends there', () => {
    expect(drawPdfText('abc', place)).toContain('1 0 0 1 100 50 Tm <616263> Tj');
    expect(drawPdfText('abc', { ...place, align: 'end' })).toContain('1 0 0 1 85 50 Tm');
  });

  it('condenses a text that is wider than its box', () => {
    expect(drawPdfText('abcd', { ...place, maxWidth: 10 })).toContain('50 Tz');
    expect(drawPdfText('abcd', { ...place, maxWidth: 40 })).toContain('100 Tz');
  });
});

describe('pdfNumber', () => {
  it('never uses an exponent', () => {
    expect(pdfNumber(1e-9)).toBe('0');
    expect(pdfNumber(12.3456)).toBe('12.35');
  });
});
