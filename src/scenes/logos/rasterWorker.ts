import sharp from 'sharp';
import { runAsWorker } from 'synckit';

/** Maximum ratio of a raster's width to its height. */
const WIDER = 6;

/** A logo without its margins, as pixels. */
export interface LogoRaster {
  /** Red, green, blue and alpha of each pixel, by rows from the top left. */
  rgba: Uint8Array;
  width: number;
  height: number;
  /** The file's corner pixels, in the same format. */
  corners: Uint8Array;
  /** Where the ink is in the file: fractions of its width and height. */
  ink: { left: number; top: number; width: number; height: number };
}

/** @param rows the maximum number of rows to return */
async function rasterize(
  file: Uint8Array,
  size: { width: number; height: number },
  rows: number,
): Promise<LogoRaster> {
  // Only SVG pictures have a density: they are rendered at the size at which they are read.
  const density = Math.min(10_000, Math.max(1, (72 * WIDER * rows) / Math.max(size.width, size.height)));
  const whole = await sharp(file, { density }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width: columns, height: lines } = whole.info;
  const corners = [0, columns - 1, columns * (lines - 1), columns * lines - 1].flatMap((pixel) => [
    ...whole.data.subarray(pixel * 4, pixel * 4 + 4),
  ]);
  const trimmed = await sharp(whole.data, { raw: whole.info }).trim().toBuffer({ resolveWithObject: true });
  const { data, info } = await sharp(trimmed.data, { raw: trimmed.info })
    .resize({ width: WIDER * rows, height: rows, fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  return {
    rgba: new Uint8Array(data),
    width: info.width,
    height: info.height,
    corners: Uint8Array.from(corners),
    ink: {
      left: -(trimmed.info.trimOffsetLeft ?? 0) / columns,
      top: -(trimmed.info.trimOffsetTop ?? 0) / lines,
      width: trimmed.info.width / columns,
      height: trimmed.info.height / lines,
    },
  };
}

runAsWorker(rasterize);
