export interface Point {
  x: number;
  y: number;
}

export type Side = 'top' | 'left' | 'right';

export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/**
 * Whether a pointer moving from `from` to `to` is heading for a box: `to` lies in the triangle between `from` and the
 * side of the box that faces it. A pointer that has not moved is not heading anywhere.
 */
export function isAimingAt(box: Box, side: Side, from: Point, to: Point): boolean {
  if (from.x === to.x && from.y === to.y) return false;
  const a = { x: side === 'right' ? box.right : box.left, y: box.top };
  const b = side === 'top' ? { x: box.right, y: box.top } : { x: a.x, y: box.bottom };
  const turns = [turn(from, a, to), turn(a, b, to), turn(b, from, to)];
  return turns.every((value) => value >= 0) || turns.every((value) => value <= 0);
}
