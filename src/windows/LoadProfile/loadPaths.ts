import type { PlotPath } from '../parts/Plot.tsx';
import { areaPath, linePath, type PlotPoint, plotPoints, plotSize } from '../parts/plotPaths.ts';

/** A day's demand, evenly spaced from 00:00 to 24:00. */
export interface LoadSeries {
  /** kW */
  measured: readonly number[];
  /** kW, as many values as in measured. */
  expected: readonly number[];
  /** Half the height of the expected band, in kW. */
  tolerance: number;
  /** kW at the bottom and top of the chart. */
  range: readonly [low: number, high: number];
  /** The range of value indices in which demand is above the band; a fraction ends it between two values. */
  excess: readonly [from: number, to: number];
}

/** The band, the excess above the expected line, and both lines. `dimension` is the height of its dimension line. */
export function loadPaths(series: LoadSeries, dimension: number): PlotPath[] {
  const { measured, expected, tolerance, range, excess } = series;
  const [low, high] = range;
  const [from, to] = excess;
  const line = plotPoints(measured, low, high);
  const center = plotPoints(expected, low, high);
  const over = line.slice(from, to + 1);
  const half = tolerance / (high - low);
  const shift = (by: number): PlotPoint[] => center.map(([x, y]) => [x, y + by]);
  const [start, end] = excess.map((index) => Math.round((index / (measured.length - 1)) * plotSize));
  const top = plotSize - Math.round(dimension * plotSize);
  return [
    { kind: 'band', path: areaPath(shift(half), shift(-half)) },
    { kind: 'excess', path: areaPath(over, center.slice(from, to + 1)) },
    { kind: 'expected', path: linePath(center) },
    { kind: 'measured', path: linePath(line) },
    { kind: 'over', path: linePath(over) },
    { kind: 'dimension', path: `M${start} ${top}H${end}M${start} ${top - 30}v110M${end} ${top - 30}v110` },
  ];
}
