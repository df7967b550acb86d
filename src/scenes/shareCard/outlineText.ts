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

/** A font of a script that the main one lacks. */
export interface ScriptFont {
  font: Font;
  /** Matches letters of the script. */
  letters: RegExp;
  isRightToLeft: boolean;
}

/** A font, with those of further scripts if the theme names any. */
export type LineFont = Font | { main: Font; scripts: readonly ScriptFont[] };

/** A glyph in its place on the line, from the left. */
interface SetGlyph {
  font: Font;
  glyph: Glyph;
  /** Whether letters of the script join, so that space between them would tear them apart. */
  isJoined: boolean;
}

/** A letter's glyph, or that of its base letter when the font lacks the accent; undefined when it has neither. */
function glyphOf(font: Font, character: string): Glyph | undefined {
  const glyph = font.charToGlyph(character);
  if (glyph.index > 0) return glyph;
  const base = font.charToGlyph(character.normalize('NFKD').charAt(0));
  return base.index > 0 ? base : undefined;
}

const plainGlyphs = (font: Font, text: string): SetGlyph[] =>
  Array.from(text, (character) => glyphOf(font, character))
    .filter((glyph) => glyph !== undefined)
    .map((glyph) => ({ font, glyph, isJoined: false }));

/** Whether a text is set from right to left: it has words of such a script. */
export const isRightToLeft = (font: LineFont, text: string): boolean =>
  'main' in font && font.scripts.some(({ letters, isRightToLeft: is }) => is && letters.test(text));

/** Spaces around a run: in a line from right to left, those before it are on its right. */
const EDGES = /^(\s*)(.*?)(\s*)$/s;

/** The glyphs of a text from left to right. Runs of a line that is set from right to left are in reverse order. */
function glyphsOf(font: LineFont, text: string): SetGlyph[] {
  if (!('main' in font)) return plainGlyphs(font, text);
  const script = font.scripts.find(({ letters }) => letters.test(text));
  if (script === undefined) return plainGlyphs(font.main, text);
  const runs = text
    .split(new RegExp(`(${script.letters.source}+)`, 'u'))
    .map((run) =>
      script.letters.test(run)
        ? script.font.stringToGlyphs(run).map((glyph) => ({ font: script.font, glyph, isJoined: true }))
        : plainGlyphs(font.main, script.isRightToLeft ? run.replace(EDGES, '$3$2$1') : run),
    );
  return (script.isRightToLeft ? runs.reverse() : runs).flat();
}

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
  glyphs: readonly SetGlyph[],
  size: number,
  tracking: number,
  place: (glyph: Glyph, x: number) => void,
): number {
  let x = 0;
  glyphs.forEach(({ font, glyph, isJoined }, index) => {
    const unit = size / font.unitsPerEm;
    place(glyph, x);
    x += (glyph.advanceWidth ?? 0) * unit;
    const next = glyphs[index + 1];
    if (next?.font !== font) return;
    x += font.getKerningValue(glyph, next.glyph) * unit + (isJoined ? 0 : tracking * size);
  });
  return x;
}

/** Width of a line of text in pixels. */
export function textWidth(font: LineFont, text: string, size: number, tracking = 0): number {
  return setLine(glyphsOf(font, text), size, tracking, () => {});
}

/** A line of text as one path, so that a picture needs no fonts. */
export function outlineText(
  font: LineFont,
  text: string,
  size: number,
  options: OutlineOptions = {},
): Outline {
  const { x = 0, y = 0, tracking = 0 } = options;
  const segments: Segment[] = [];
  const width = setLine(glyphsOf(font, text), size, tracking, (glyph, at) => {
    for (const command of glyph.getPath(x + at, y, size).commands) segments.push(toSegment(command));
  });
  return { path: pathData(segments), width };
}
