/** How a section's figures are drawn. */
export type StatScale =
  /** End to end on one line, each as long as its value. */
  | { scale: 'chain'; lengths: readonly number[] }
  /** Each in its own column, as long as its value, because some are too short for their text. */
  | { scale: 'columns'; lengths: readonly number[] }
  /** Side by side without a length: they have no common unit. */
  | { scale: 'none' };

/** Minimum share of the line at which a figure’s text fits above it. */
const LEAST = 0.16;

const percentage = (value: string) => {
  const [, number] = /^(\d{1,3}(?:\.\d+)?)%$/.exec(value) ?? [];
  return number === undefined || Number(number) > 100 ? undefined : Number(number);
};

/** How to draw the figures so that every length is true: percentages to one scale, anything else without a length. */
export function statScale(values: readonly string[]): StatScale {
  const lengths = values.map(percentage).filter((length) => length !== undefined);
  if (lengths.length < values.length) return { scale: 'none' };
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return { scale: lengths.every((length) => length >= whole * LEAST) ? 'chain' : 'columns', lengths };
}
