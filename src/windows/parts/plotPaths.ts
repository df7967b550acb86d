/** A point of a plot: x and y from 0 to 1, with y up. */
export type PlotPoint = readonly [number, number];

/** The plot's own grid. It is stretched to its frame, so only fractions of it are meaningful. */
export const plotSize = 1000;

const round = (value: number) => Math.round(value * plotSize);

function place([x, y]: PlotPoint): string {
  return `${round(x)} ${plotSize - round(y)}`;
}

/** The values as points, spaced evenly from left to right between `low` and `high`. */
export function plotPoints(values: readonly number[], low: number, high: number): PlotPoint[] {
  return values.map((value, index) => [index / Math.max(1, values.length - 1), (value - low) / (high - low)]);
}

/** A polyline through the points. Empty without points. */
export function linePath(points: readonly PlotPoint[]): string {
  return points.length === 0 ? '' : `M${points.map(place).join('L')}`;
}

/** The area between two polylines of the same direction. Empty without points. */
export function areaPath(upper: readonly PlotPoint[], lower: readonly PlotPoint[]): string {
  return upper.length === 0 ? '' : `${linePath([...upper, ...lower.toReversed()])}Z`;
}
