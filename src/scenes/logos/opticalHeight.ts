/** Height of a row of logos, in its own units. */
export const ROW = 40;

/** Height of a solid square. */
const SQUARE = 31;

/** How fast height decreases with width and density: at 0.5, all logos would have the same area, and words be tiny. */
const FALL = 0.35;

const LEAST = 12;
const WIDEST = 260;

/**
 * Height of a logo's ink in a row 40 high, at which it looks as large as the others: a wide word is lower, a compact sign
 * higher, and a solid badge smaller than thin lettering.
 *
 * @param aspect width of the ink divided by its height
 * @param density share of its box that is ink, from 0 to 1
 */
export function opticalHeight(aspect: number, density: number): number {
  const height = SQUARE / (aspect * density) ** FALL;
  return Math.min(ROW, WIDEST / aspect, Math.max(LEAST, height));
}
