import type { Pen } from '../pen/Pen.ts';
import type { MaybeLive } from '../pen/systems.ts';

/* The sales floor, except the cold cases. */

/** A checkout with its lane number. */
export function checkout(pen: Pen, x: number, y: number, side: 1 | -1 = 1): void {
  pen.polygon('thin', x, y, x + 1.6 * side, y, x + 1.6 * side, y + 0.85, x, y + 0.85);
  pen
    .line('medium', x - 0.1 * side, y + 0.87, x + 1.7 * side, y + 0.87)
    .line('hair', x, y + 0.3, x + 1.6 * side, y + 0.3);
  pen
    .line('thin', x + 1.3 * side, y + 0.87, x + 1.3 * side, y + 1.3)
    .rect('thin', x + 1.3 * side - 0.18, y + 1.2, 0.36, 0.26);
  pen
    .line('hair', x + 0.3 * side, y + 0.87, x + 0.3 * side, y + 2.1)
    .rect('thin', x + 0.3 * side - 0.16, y + 2.1, 0.32, 0.26);
}

/** A shopping cart. */
export function trolley(pen: Pen, x: number, y: number, flip = false): void {
  const s = flip ? -1 : 1;
  pen.polygon('thin', x, y + 0.45, x + s * 0.75, y + 0.38, x + s * 0.88, y + 0.95, x - s * 0.02, y + 0.95);
  pen
    .line('hair', x + s * 0.05, y + 0.7, x + s * 0.82, y + 0.66)
    .line('hair', x + s * 0.3, y + 0.93, x + s * 0.35, y + 0.42)
    .line('hair', x + s * 0.58, y + 0.93, x + s * 0.6, y + 0.4)
    .line('thin', x + s * 0.05, y + 0.45, x + s * 0.1, y + 0.2, x + s * 0.75, y + 0.2)
    .line('thin', x - s * 0.02, y + 0.95, x - s * 0.16, y + 1.02);
  pen.circle('thin', x + s * 0.14, y + 0.08, 0.08).circle('thin', x + s * 0.7, y + 0.08, 0.08);
}

/** Warehouse racking with boxes on every level. */
export function palletRacking(
  pen: Pen,
  x: number,
  y: number,
  {
    width = 2.6,
    height = 2.6,
    levels = 4,
    live = null,
  }: { width?: number; height?: number; levels?: number; live?: MaybeLive } = {},
): void {
  if (live) pen.rect(`wash-${live}`, x + 0.04, y, width - 0.08, height);
  pen.line('medium', x, y, x, y + height).line('medium', x + width, y, x + width, y + height);
  for (let i = 0; i < levels; i++) {
    const yy = y + 0.12 + (i * (height - 0.1)) / levels;
    pen.line('thin', x, yy, x + width, yy);
    let q = x + 0.1;
    while (q < x + width - 0.35) {
      const bw = 0.24 + pen.random() * 0.22,
        bh = 0.16 + pen.random() * 0.28;
      if (pen.random() > 0.16) pen.rect('hair', q, yy, Math.min(bw, x + width - 0.1 - q), bh);
      q += bw + 0.05;
    }
  }
}
