import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import opentype, { type Font } from 'opentype.js';
import subsetFont from 'subset-font';

const CACHE = join('.cache', 'fonts');

/** Latin with the accents, quotation marks and symbols that titles use. */
const LETTERS =
  Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('') +
  '–—‘’‚“”„•…′″€™−×÷≤≥→';

export interface FontCut {
  /** Path from the project's folder. */
  file: string;
  /** One value for each axis of the file, e.g. `{ wght: 570, wdth: 84 }`. */
  axes: Readonly<Record<string, number>>;
}

const fonts = new Map<string, Promise<Font>>();

/**
 * One cut of a variable font, as a font whose outlines can be read. The cut is cached under .cache, because making it
 * takes a tenth of a second. Rejects when the file is missing.
 */
export function staticFont(cut: FontCut): Promise<Font> {
  const name = createHash('sha256')
    .update(JSON.stringify([cut.file, cut.axes, LETTERS]))
    .digest('hex');
  let font = fonts.get(name);
  if (!font) {
    font = readFont(cut, join(CACHE, `${name.slice(0, 16)}.ttf`));
    fonts.set(name, font);
  }
  return font;
}

async function readFont({ file, axes }: FontCut, cached: string): Promise<Font> {
  if (!existsSync(cached)) {
    if (!existsSync(file))
      throw new Error(`${file} is missing: run npm run fonts, which says what to install`);
    const bytes = await subsetFont(readFileSync(file), LETTERS, {
      targetFormat: 'truetype',
      variationAxes: { ...axes },
    });
    mkdirSync(CACHE, { recursive: true });
    // Written to a temporary file and then renamed, so that a concurrent build never reads half a font.
    const aside = `${cached}.${process.pid}`;
    writeFileSync(aside, bytes);
    renameSync(aside, cached);
  }
  const bytes = readFileSync(cached);
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}
