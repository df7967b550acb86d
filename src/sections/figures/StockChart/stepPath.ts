/** Levels as a step line on a grid of 1,000 by 1,000: each level holds for its week. */
export function stepPath(levels: readonly number[], top: number): string {
  const width = 1000 / levels.length;
  const heightOf = (level: number) => Math.round((1 - level / top) * 1000);
  return levels
    .map((level, index) => {
      const begin = index === 0 ? `M0 ${heightOf(level)}` : `V${heightOf(level)}`;
      return `${begin}H${Math.round((index + 1) * width)}`;
    })
    .join('');
}
