/** How the figures of a section are drawn. */
export type StatScale =
  /** End to end on one line, each as long as its value. */
  | { scale: 'chain'; lengths: readonly number[] }
  /** Each in a column of its own, as long as its value, because some are too short for their words. */
  | { scale: 'columns'; lengths: readonly number[] }
  /** Side by side without a length: they have no common measure. */
  | { scale: 'none' };

/** Part of the whole line below which a figure’s words no longer fit above its length. */
const LEAST = 0.16;

const percentage = (value: string) => {
  const [, number] = /^(\d{1,3}(?:\.\d+)?)%$/.exec(value) ?? [];
  return number === undefined || Number(number) > 100 ? undefined : Number(number);
};

/** How figures are drawn so that every length is true: percentages to one scale, anything else without one. */
export function statScale(values: readonly string[]): StatScale {
  const lengths = values.map(percentage).filter((length) => length !== undefined);
  if (lengths.length < values.length) return { scale: 'none' };
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return { scale: lengths.every((length) => length >= whole * LEAST) ? 'chain' : 'columns', lengths };
}
