/** The part of opentype.js that outlines text. */
declare module 'opentype.js' {
  export interface PathCommand {
    type: 'M' | 'L' | 'Q' | 'C' | 'Z';
    x?: number;
    y?: number;
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
  }

  export interface Glyph {
    index: number;
    advanceWidth?: number;
    getPath(x: number, y: number, size: number): { commands: PathCommand[] };
  }

  export interface Font {
    unitsPerEm: number;
    /** In units of the font; the descender is negative. */
    ascender: number;
    descender: number;
    tables: { fvar?: { axes: { tag: string; minValue: number; maxValue: number }[] } };
    charToGlyph(character: string): Glyph;
    getKerningValue(left: Glyph, right: Glyph): number;
  }

  const opentype: { parse(buffer: ArrayBuffer): Font };
  export default opentype;
}
