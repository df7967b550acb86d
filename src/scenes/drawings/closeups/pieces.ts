import type { Pen } from '../../pen/Pen.ts';
import { seededRandom } from '../../pen/random.ts';

/** A hexagonal bolt head with its washer, in the plane of the sheet. */
export function bolt(pen: Pen, x: number, y: number, radius: number, turn = 0.3): void {
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const angle = turn + (corner * Math.PI) / 3;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  pen.circle(['panel', 'thin'], x, y, radius * 1.3);
  pen.polygon(['panel', 'medium'], ...corners.flat());
  pen.circle('hair', x, y, radius * 0.62);
}

/** Points of a circle's arc, from one angle to another in degrees counterclockwise from the right. */
export function arcPoints(
  x: number,
  y: number,
  radius: number,
  from: number,
  to: number,
  steps = 12,
): number[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  }).flat();
}

/** A code as a phone reads it: three finder squares among cells, `size` inches square from its lower left corner. */
export function largeCode(pen: Pen, left: number, low: number, size: number): void {
  const cells = 15;
  const cell = size / cells;
  const random = seededRandom(11);
  const finders = [
    [0, 0],
    [0, 10],
    [10, 10],
  ] as const;
  pen.rect('tag', left - cell, low - cell, size + 2 * cell, size + 2 * cell);
  for (let column = 0; column < cells; column++) {
    for (let row = 0; row < cells; row++) {
      const isDark = random() > 0.52;
      const isFree = finders.every(
        ([x, y]) => column < x - 1 || column > x + 5 || row < y - 1 || row > y + 5,
      );
      if (isDark && isFree) pen.rect('node-cmms', left + column * cell, low + row * cell, cell, cell);
    }
  }
  for (const [x, y] of finders) {
    const corner = (inset: number) =>
      [
        left + (x + inset) * cell,
        low + (y + inset) * cell,
        (5 - 2 * inset) * cell,
        (5 - 2 * inset) * cell,
      ] as const;
    pen.onLayer(pen.layer + 0.1, () => {
      pen.rect('node-cmms', ...corner(0));
      pen.rect('tag', ...corner(0.9));
      pen.rect('node-cmms', ...corner(1.7));
    });
  }
}
