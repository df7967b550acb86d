/** Height of the row that logos stand in, in its own units. */
export const ROW = 40;

/** Height of a solid square. */
const SQUARE = 31;

/** How fast height falls with width and with solidity: at 0.5 all logos would have the same area, and words be tiny. */
const FALL = 0.35;

const LEAST = 12;
const WIDEST = 260;

/**
 * Height of a logo's ink in a row 40 high, at which it looks as large as the others: a wide word gets lower, a compact
 * sign higher, and a solid badge smaller than thin lettering.
 *
 * @param aspect width of the ink by its height
 * @param density how much of its box is ink, from 0 to 1
 */
export function opticalHeight(aspect: number, density: number): number {
  const height = SQUARE / (aspect * density) ** FALL;
  return Math.min(ROW, WIDEST / aspect, Math.max(LEAST, height));
}
