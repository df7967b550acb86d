const short = (value: number) => String(Math.round(value * 10) / 10);
const point = (radius: number, turn: number) =>
  `${short(radius * Math.sin(turn))} ${short(-radius * Math.cos(turn))}`;

/** A five-pointed star around the origin. */
export function starPath(outer: number, inner: number): string {
  const points = Array.from({ length: 10 }, (_, index) =>
    point(index % 2 ? inner : outer, (index / 10) * 2 * Math.PI),
  );
  return `M${points.join('L')}z`;
}
