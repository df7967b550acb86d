/** The shapes that make up a human figure. Centimeters, feet at the origin, y up, facing +x. */
export type Point = readonly [number, number];

const text = (value: number) => String(Math.round(value * 10) / 10);
const spot = ([x, y]: Point) => `${text(x)} ${text(-y)}`;
const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Gives all outlines the same winding, so that overlapping ones fill as one silhouette. */
function turnedAlike(points: readonly Point[]): readonly Point[] {
  let area = 0;
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    area += x * nextY - nextX * y;
  });
  return area > 0 ? [...points].reverse() : points;
}

/** A closed outline. A soft one runs through the midpoints of its edges, with the corners as control points. */
export function outline(points: readonly Point[], soft: boolean): string {
  const around = turnedAlike(points);
  if (!soft) return `M${around.map(spot).join('L')}Z`;
  const last = around[around.length - 1] ?? [0, 0];
  const first = around[0] ?? [0, 0];
  let path = `M${spot(between(last, first))}`;
  around.forEach((point, index) => {
    path += `Q${spot(point)} ${spot(between(point, around[(index + 1) % around.length] ?? point))}`;
  });
  return `${path}Z`;
}

/** A limb along joints, with a thickness at each. Full ends are flat where they join something, others are rounded. */
export function limb(
  joints: readonly Point[],
  thickness: readonly number[],
  soft: boolean,
  fullEnds = true,
): string {
  const left: Point[] = [];
  const right: Point[] = [];
  joints.forEach((joint, index) => {
    const before = joints[Math.max(0, index - 1)] ?? joint;
    const after = joints[Math.min(joints.length - 1, index + 1)] ?? joint;
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    const half = (thickness[index] ?? 8) / 2;
    const side = (sign: number): Point => [
      joint[0] - (sign * dy * half) / length,
      joint[1] + (sign * dx * half) / length,
    ];
    // A soft outline cuts corners, so the ends are doubled to keep their full width.
    const end = soft && fullEnds && (index === 0 || index === joints.length - 1);
    left.push(side(1), ...(end ? [side(1)] : []));
    right.push(side(-1), ...(end ? [side(-1)] : []));
  });
  return outline([...left, ...right.reverse()], soft);
}

/** An oval, two cubic curves. */
export function oval([x, y]: Point, across: number, up: number): string {
  const left = text(x - across);
  const right = text(x + across);
  const middle = text(-y);
  const over = text(-y - up * 1.333);
  const under = text(-y + up * 1.333);
  return `M${left} ${middle}C${left} ${over} ${right} ${over} ${right} ${middle}C${right} ${under} ${left} ${under} ${left} ${middle}Z`;
}

/** Rotates points around a center by degrees and moves them there: for bowed heads and lifted shoes. */
export function turned(points: readonly Point[], [x, y]: Point, degrees: number): Point[] {
  const sin = Math.sin((degrees * Math.PI) / 180);
  const cos = Math.cos((degrees * Math.PI) / 180);
  return points.map(([px, py]) => [x + px * cos - py * sin, y + px * sin + py * cos]);
}

/** The point at a fraction of the way between two others; below 0 or above 1, it is past the ends. */
export const along = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];
