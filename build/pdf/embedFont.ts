import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { type PDFDocument, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { MONO_WIDTH } from '../../config/cutOf.ts';
import { themeCut, typefaces } from '../../config/typefaces.ts';
import { type PdfFontWidths, winAnsiCode } from '../../shared/roi/pdfText.ts';
import type { TypefaceName } from '../../shared/site/themeSchema.ts';

type Face = { readonly typeface: TypefaceName; readonly axes: Readonly<Record<string, number>> };

/** The faces of PDFs: fixed instances of the theme's two typefaces. */
const faces = {
  display: { typeface: 'sans', axes: { wght: 570, wdth: 84 } },
  text: { typeface: 'sans', axes: { wght: 440, wdth: 96 } },
  strong: { typeface: 'sans', axes: { wght: 610, wdth: 96 } },
  mono: { typeface: 'mono', axes: { wght: 480, wdth: MONO_WIDTH } },
} as const satisfies Record<string, Face>;

export type ReportFace = keyof typeof faces;

/** Names of the fonts in a page's resources. */
export const faceNames: Readonly<Record<ReportFace, string>> = {
  display: 'ValueDisplay',
  text: 'Text',
  strong: 'Strong',
  mono: 'ValueMono',
};

export type EmbeddedFont = { readonly ref: PDFRef; readonly font: PdfFontWidths };

/** One face, instanced and subset to the characters it has to draw. */
export type FontProgram = {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Thousandths of the font size. */
  readonly ascent: number;
  readonly descent: number;
};

/**
 * Instances every face, keeping only the given characters.
 *
 * @param labels the characters to keep in the faces of text, if they are fewer
 */
export async function instanceFaces(
  characters: string,
  labels = characters,
): Promise<Record<ReportFace, FontProgram>> {
  const [display, text, strong, mono] = await Promise.all([
    instance('display', characters),
    instance('text', labels),
    instance('strong', labels),
    instance('mono', characters),
  ]);
  return { display, text, strong, mono };
}

async function instance(face: ReportFace, characters: string): Promise<FontProgram> {
  const { file, axes } = themeCut(faces[face].typeface, faces[face].axes);
  const source = readFileSync(file);
  const options = {
    targetFormat: 'sfnt' as const,
    variationAxes: { ...axes },
    noHinting: true,
    keepFeatures: [],
    dropTables: ['GPOS', 'GSUB', 'GDEF', 'STAT', 'gasp'],
  };
  const bytes = await subsetFont(source, characters, options);
  const { ascent, descent } = typefaces[faces[face].typeface];
  return {
    name: `SiteReport-${face}`,
    bytes: new Uint8Array(bytes),
    ascent: Math.round(ascent * 10),
    descent: Math.round(descent * 10),
  };
}

const FIRST_CODE = 0x20;
const LAST_CODE = 0xff;
const NON_SYMBOLIC = 32;

/** Embeds every face, and names them as a page's resources. */
export function embedFaces(document: PDFDocument, programs: Readonly<Record<ReportFace, FontProgram>>) {
  const fonts = {
    display: embedFace(document, programs.display),
    text: embedFace(document, programs.text),
    strong: embedFace(document, programs.strong),
    mono: embedFace(document, programs.mono),
  };
  const resources = document.context.obj({
    [faceNames.display]: fonts.display.ref,
    [faceNames.text]: fonts.text.ref,
    [faceNames.strong]: fonts.strong.ref,
    [faceNames.mono]: fonts.mono.ref,
  });
  return { fonts, resources };
}

/**
 * Embeds a face as a simple TrueType font in WinAnsi encoding: its text can be selected and searched, and a value is
 * added by writing its codes, without reading the font again.
 */
function embedFace(document: PDFDocument, program: FontProgram): EmbeddedFont {
  const { context } = document;
  const buffer = program.bytes.buffer.slice(
    program.bytes.byteOffset,
    program.bytes.byteOffset + program.bytes.byteLength,
  );
  const parsed = opentype.parse(buffer as ArrayBuffer);
  const scale = 1000 / parsed.unitsPerEm;
  const widths = new Array<number>(LAST_CODE - FIRST_CODE + 1).fill(0);
  for (let point = FIRST_CODE; point <= 0x2122; point += 1) {
    const character = String.fromCodePoint(point);
    const code = winAnsiCode(character);
    if (code === undefined) continue;
    const glyph = parsed.charToGlyph(character);
    if (glyph.index === 0) continue;
    widths[code - FIRST_CODE] = Math.round((glyph.advanceWidth ?? 0) * scale);
  }
  // Node's zlib takes a fifth of the time of the library's own deflate.
  const file = { Filter: 'FlateDecode', Length1: program.bytes.length };
  const fontFile = context.register(context.stream(deflateSync(program.bytes), file));
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: program.name,
      Flags: NON_SYMBOLIC,
      FontBBox: [-200, -300, 1400, 1100],
      ItalicAngle: 0,
      Ascent: program.ascent,
      Descent: -program.descent,
      CapHeight: 700,
      StemV: 80,
      FontFile2: fontFile,
    }),
  );
  const ref = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'TrueType',
      BaseFont: program.name,
      FirstChar: FIRST_CODE,
      LastChar: LAST_CODE,
      Widths: widths,
      Encoding: PDFName.of('WinAnsiEncoding'),
      FontDescriptor: descriptor,
    }),
  );
  return { ref, font: { firstCode: FIRST_CODE, widths } };
}
