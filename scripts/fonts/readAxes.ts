import { create, type Font } from 'fontkitten';

/** Reads a font file: WOFF2, TrueType or OpenType. Throws an Error for a collection of fonts. */
export function readFont(bytes: Buffer): Font {
  const font = create(bytes);
  if (font.isCollection) throw new Error('is a collection of fonts: name a file with one font');
  return font;
}

/** Ranges of the axes of a font; none for a font that is not variable. */
export const readAxes = (bytes: Buffer): Record<string, [least: number, most: number]> =>
  Object.fromEntries(
    Object.entries(readFont(bytes).variationAxes).flatMap(([axis, range]) =>
      range ? [[axis, [range.min, range.max]]] : [],
    ),
  );
