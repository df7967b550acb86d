import opentype from 'opentype.js';
import subsetFont from 'subset-font';

/** Ranges of the axes of a font; none for a font that is not variable. */
export async function readAxes(bytes: Uint8Array): Promise<Record<string, [least: number, most: number]>> {
  const font = await subsetFont(bytes, 'a', { targetFormat: 'truetype' });
  const { tables } = opentype.parse(
    font.buffer.slice(font.byteOffset, font.byteOffset + font.byteLength) as ArrayBuffer,
  );
  return Object.fromEntries(
    (tables.fvar?.axes ?? []).map(({ tag, minValue, maxValue }) => [tag, [minValue, maxValue]]),
  );
}
