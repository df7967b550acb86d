import type { Font, Glyph, PathCommand } from 'opentype.js';
import { pathData, type Segment, tenths } from '../pen/PathData.ts';

export interface OutlineOptions {
  x?: number;
  /** The baseline. */
  y?: number;
  /** Space between letters, in ems. */
  tracking?: number;
}

export interface Outline {
  /** Path data, rounded to a tenth of a pixel. */
  path: string;
  width: number;
}

/** A letter's glyph, or that of its base letter when the font lacks the accent; undefined when it has neither. */
function glyphOf(font: Font, character: string): Glyph | undefined {
  const glyph = font.charToGlyph(character);
  if (glyph.index > 0) return glyph;
  const base = font.charToGlyph(character.normalize('NFKD').charAt(0));
  return base.index > 0 ? base : undefined;
}

const glyphsOf = (font: Font, text: string): Glyph[] =>
  Array.from(text, (character) => glyphOf(font, character)).filter((glyph) => glyph !== undefined);

function toSegment({ type, x = 0, y = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0 }: PathCommand): Segment {
  const end = [tenths(x), tenths(y)] as const;
  switch (type) {
    case 'M':
    case 'L':
      return [type, ...end];
    case 'Q':
      return ['Q', tenths(x1), tenths(y1), ...end];
    case 'C':
      return ['C', tenths(x1), tenths(y1), tenths(x2), tenths(y2), ...end];
    case 'Z':
      return ['Z'];
  }
}

/** Lays out glyphs and passes each to `place` with its position. Returns the width of the line. */
function setLine(
  font: Font,
  glyphs: readonly Glyph[],
  size: number,
  tracking: number,
  place: (glyph: Glyph, x: number, advance: number) => void,
): number {
  const unit = size / font.unitsPerEm;
  let x = 0;
  glyphs.forEach((glyph, index) => {
    const advance = (glyph.advanceWidth ?? 0) * unit;
    place(glyph, x, advance);
    const next = glyphs[index + 1];
    x += advance + (next ? font.getKerningValue(glyph, next) * unit + tracking * size : 0);
  });
  return x;
}

/** Width of a line of text in pixels. */
export function textWidth(font: Font, text: string, size: number, tracking = 0): number {
  return setLine(font, glyphsOf(font, text), size, tracking, () => {});
}

/** A line of text as one path, so that a picture needs no fonts. */
export function outlineText(font: Font, text: string, size: number, options: OutlineOptions = {}): Outline {
  const { x = 0, y = 0, tracking = 0 } = options;
  const segments: Segment[] = [];
  const width = setLine(font, glyphsOf(font, text), size, tracking, (glyph, at) => {
    for (const command of glyph.getPath(x + at, y, size).commands) segments.push(toSegment(command));
  });
  return { path: pathData(segments), width };
}
