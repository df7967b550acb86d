import { existsSync, readFileSync } from 'node:fs';
import opentype, { type Font } from 'opentype.js';
import subsetFont from 'subset-font';
import { cached } from '../../cached.ts';

/** The Latin letters, accents, quotation marks and symbols that titles use. */
const LETTERS =
  Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('') +
  '–—‘’‚“”„•…′″€™−×÷≤≥→';

export interface FontCut {
  /** Path from the project's folder. */
  file: string;
  /** One value for each axis of the file, e.g. `{ wght: 570, wdth: 84 }`. */
  axes: Readonly<Record<string, number>>;
  /** The characters to keep, if not the Latin ones. */
  letters?: string;
}

const fonts = new Map<string, Promise<Font>>();

/**
 * A static instance of a variable font, whose outlines can be read. It is cached, because making it takes a tenth of a
 * second. Rejects if the file is missing.
 */
export function staticFont(cut: FontCut): Promise<Font> {
  const name = JSON.stringify(cut);
  const font = fonts.get(name) ?? readFont(cut);
  fonts.set(name, font);
  return font;
}

async function readFont({ file, axes, letters = LETTERS }: FontCut): Promise<Font> {
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run fonts, which says what to install`);
  const font = readFileSync(file);
  const bytes = await cached(['fonts', font.toString('base64'), axes, letters], () =>
    subsetFont(font, letters, { targetFormat: 'truetype', variationAxes: { ...axes } }),
  );
  return opentype.parse(new Uint8Array(bytes).buffer);
}
