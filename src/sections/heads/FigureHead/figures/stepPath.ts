/** A step line and the area between it and a level, in a box of 1,000 by 1,000 with its top at 0. */
export function stepPath(
  values: readonly number[],
  level: number,
  low: number,
  high: number,
): { line: string; area: string } {
  const y = (value: number) => Math.round(1000 - ((value - low) / (high - low)) * 1000);
  const width = 1000 / values.length;
  const steps = values
    .map(
      (value, index) =>
        `${index === 0 ? `M0 ${y(value)}` : `V${y(value)}`}H${Math.round((index + 1) * width)}`,
    )
    .join('');
  return { line: steps, area: `${steps}V${y(level)}H0Z` };
}
