import { contours } from 'd3-contour';

type Point = readonly [x: number, y: number];

/** How far an outline may deviate from the ink, in pixels. */
const TOLERANCE = 0.2;

/** Distance of a point from the line through two others. */
function distanceFrom([x, y]: Point, [x0, y0]: Point, [x1, y1]: Point): number {
  const length = Math.hypot(x1 - x0, y1 - y0);
  if (length === 0) return Math.hypot(x - x0, y - y0);
  return Math.abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / length;
}

/** A line with the fewest points that stays within the tolerance (Ramer, Douglas and Peucker). */
function simplified(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < 3 || !first || !last) return points;
  let farthest = 0;
  let most = 0;
  for (const [index, point] of points.entries()) {
    const away = distanceFrom(point, first, last);
    if (away > most) [farthest, most] = [index, away];
  }
  if (most <= TOLERANCE) return [first, last];
  return [...simplified(points.slice(0, farthest + 1)).slice(0, -1), ...simplified(points.slice(farthest))];
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Path data of the outline of ink: coverage of each pixel from 0 to 1, by rows. One unit is one pixel. */
export function traceInk(coverage: Float32Array, width: number, height: number): string {
  // An edge of empty pixels closes outlines that touch the border.
  const padded = new Float64Array((width + 2) * (height + 2));
  for (let row = 0; row < height; row += 1)
    padded.set(coverage.subarray(row * width, (row + 1) * width), (row + 1) * (width + 2) + 1);
  const [outline] = contours()
    .size([width + 2, height + 2])
    .thresholds([0.5])(Array.from(padded));
  return (outline?.coordinates ?? [])
    .flat()
    .map((ring) => simplified(ring as unknown as readonly Point[]).slice(0, -1))
    .filter((ring) => ring.length > 2)
    .map((ring) => `M${ring.map(([x, y]) => `${rounded(x - 1)} ${rounded(y - 1)}`).join('L')}z`)
    .join('');
}
