import type { LogoRaster } from './rasterWorker.ts';

/** Lightness from 0 to 1 above which a color counts as paper. */
const PAPER = 0.9;

/** Distance from the background color, from 0 to 1, at which a color counts as full ink. */
const FULL = 0.3;

type Color = readonly [red: number, green: number, blue: number];

const lightness = ([red, green, blue]: Color) => (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;

const distance = (one: Color, other: Color) =>
  Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0)))) / 255;

const WHITE: Color = [255, 255, 255];

const colorAt = (rgba: Uint8Array, pixel: number): Color => [
  rgba[pixel * 4] ?? 0,
  rgba[pixel * 4 + 1] ?? 0,
  rgba[pixel * 4 + 2] ?? 0,
];
const alphaAt = (rgba: Uint8Array, pixel: number) => (rgba[pixel * 4 + 3] ?? 0) / 255;

/** The background color of the file; undefined if it is transparent. */
function groundOf(corners: Uint8Array): Color | undefined {
  const first = colorAt(corners, 0);
  const isGround = [0, 1, 2, 3].every(
    (corner) => alphaAt(corners, corner) > 0.9 && distance(colorAt(corners, corner), first) < 0.1,
  );
  return isGround ? first : undefined;
}

/**
 * How much of each pixel is ink, from 0 to 1, by rows. In a file with an opaque background, ink is what differs from
 * the color of its corners. In a transparent one, white parts are holes, such as the letters in a filled badge, unless
 * the whole logo is white, for dark pages.
 */
export function inkCoverage({
  rgba,
  width,
  height,
  corners,
}: Pick<LogoRaster, 'rgba' | 'width' | 'height' | 'corners'>): Float32Array {
  const ground = groundOf(corners);
  const coverage = new Float32Array(width * height);
  let hasInk = ground !== undefined;
  for (let pixel = 0; pixel < coverage.length; pixel += 1) {
    const color = colorAt(rgba, pixel);
    hasInk ||= alphaAt(rgba, pixel) > 0.5 && lightness(color) < PAPER;
    coverage[pixel] = alphaAt(rgba, pixel) * Math.min(1, distance(color, ground ?? WHITE) / FULL);
  }
  return hasInk ? coverage : coverage.map((_, pixel) => alphaAt(rgba, pixel));
}
