/** Characters of the PDF's WinAnsi encoding that are outside Latin-1 and in this site's fonts. */
const winAnsiExtras: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
};

const SPACE = 0x20;

/** Code of the character drawn in place of one that a font lacks. */
const REPLACEMENT = 0x3f;

/** Advance widths of a simple PDF font, in thousandths of the text size. A width of zero means: no such glyph. */
export type PdfFontWidths = {
  readonly firstCode: number;
  readonly widths: readonly number[];
};

/**
 * WinAnsi codes of a text. Of the characters that the encoding or the font lacks, white space becomes a space, and any
 * other a question mark.
 */
export function encodePdfText(text: string, font: PdfFontWidths): number[] {
  return Array.from(text, (character) => {
    const code = winAnsiCode(character);
    if (code !== undefined && widthOfCode(code, font) > 0) return code;
    return character.trim() === '' ? SPACE : REPLACEMENT;
  });
}

/** The code of a character in WinAnsi encoding, if it has one. */
export function winAnsiCode(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0;
  const isLatin = (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff);
  return isLatin ? code : winAnsiExtras[character];
}

/**
 * Width of encoded text in points, tracking (a share of the size, added after each character but the last) included.
 */
export function measurePdfText(
  codes: readonly number[],
  font: PdfFontWidths,
  size: number,
  tracking = 0,
): number {
  const advance = codes.reduce((sum, code) => sum + widthOfCode(code, font), 0) / 1000;
  return (advance + tracking * Math.max(0, codes.length - 1)) * size;
}

/** A number as PDF syntax: at most two decimals, never in exponent form. */
export function pdfNumber(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export type PdfTextPlacement = {
  /** Name of the font among the page's resources. */
  readonly fontName: string;
  readonly font: PdfFontWidths;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Share of the size. */
  readonly tracking?: number;
  /** `end`: x is where the text ends. */
  readonly align?: 'start' | 'end';
  /** Points the text may take; wider text is condensed to fit, so that nothing leaves its box. */
  readonly maxWidth?: number;
};

/** Content-stream operators that draw one line of text, in the current fill color. */
export function drawPdfText(text: string, place: PdfTextPlacement): string {
  const { font, size, tracking = 0, align = 'start', maxWidth = Number.POSITIVE_INFINITY } = place;
  const codes = encodePdfText(text, font);
  const width = measurePdfText(codes, font, size, tracking);
  const scale = width > maxWidth ? maxWidth / width : 1;
  const x = align === 'end' ? place.x - width * scale : place.x;
  const hex = codes.map((code) => code.toString(16).padStart(2, '0')).join('');
  return (
    `BT /${place.fontName} ${pdfNumber(size)} Tf ${pdfNumber(tracking * size)} Tc ` +
    `${pdfNumber(scale * 100)} Tz 1 0 0 1 ${pdfNumber(x)} ${pdfNumber(place.y)} Tm <${hex}> Tj ET\n`
  );
}

function widthOfCode(code: number, font: PdfFontWidths): number {
  return font.widths[code - font.firstCode] ?? 0;
}
