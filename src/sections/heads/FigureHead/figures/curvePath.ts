/** Time constant of the curve in weeks, which determines when the decline becomes steep. */
const STEEPNESS = 3;
/** Stretches the time axis toward the failure, where more happens in less time. */
const STRETCH = 0.6;

/** Health from 0 to 1 at a number of weeks before failure. */
export function healthAt(weeks: number): number {
  return 1 - Math.exp(-weeks / STEEPNESS);
}

/** Position of a moment on the axis, from 0 (the longest time shown) to 1 (failure). */
export function shareAt(weeks: number, span: number): number {
  return 1 - (weeks / span) ** STRETCH;
}

/** The curve over the whole span on a grid of 1,000 by 1,000, as an open path. */
export function curvePath(span: number): string {
  const points: string[] = [];
  for (let step = 0; step <= 48; step++) {
    const x = step / 48;
    const weeks = span * (1 - x) ** (1 / STRETCH);
    points.push(`${Math.round(x * 1000)} ${Math.round((1 - healthAt(weeks)) * 1000)}`);
  }
  return `M${points.join('L')}`;
}
