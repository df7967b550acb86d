import type { Pen } from '../pen/Pen.ts';
import type { MaybeLive } from '../pen/systems.ts';

/* Production and storage: the contents of factories and warehouses. */

/** A roller conveyor with boxes on it. */
export function conveyor(pen: Pen, x: number, y: number, width = 6, live: MaybeLive = null): void {
  pen.rect('panel', x, y + 0.78, width, 0.16);
  for (let at = 0.18; at < width - 0.1; at += 0.36) pen.circle('hair', x + at, y + 0.86, 0.07);
  for (let at = 0.3; at < width; at += 1.9) {
    pen.line('thin', x + at, y + 0.78, x + at, y).line('thin', x + at - 0.14, y, x + at + 0.14, y);
  }
  for (let at = 0.4; at < width - 0.7; at += 0.75 + pen.random() * 0.9) {
    const high = 0.28 + pen.random() * 0.28;
    pen
      .rect('thin', x + at, y + 0.94, 0.5, high)
      .line('hair', x + at, y + 0.94 + high / 2, x + at + 0.5, y + 0.94 + high / 2);
  }
  if (live) pen.line(`live-${live}`, x + 0.1, y + 0.7, x + width - 0.1, y + 0.7);
}

/** A press: bed, two columns, crown and ram. */
export function press(pen: Pen, x: number, y: number, live: MaybeLive = null): void {
  pen.rect('panel', x, y, 2.2, 0.8).rect('panel', x, y + 2.5, 2.2, 0.9);
  if (live) pen.rect(`wash-${live}`, x + 0.05, y + 2.55, 2.1, 0.8);
  pen.rect('medium', x, y, 2.2, 0.8).rect('medium', x, y + 2.5, 2.2, 0.9);
  pen.rect('thin', x + 0.1, y + 0.8, 0.3, 1.7).rect('thin', x + 1.8, y + 0.8, 0.3, 1.7);
  pen
    .rect('thin', x + 0.65, y + 1.5, 0.9, 0.5)
    .line('thin', x + 0.9, y + 2, x + 0.9, y + 2.5, x + 1.3, y + 2.5, x + 1.3, y + 2);
  pen
    .hatch('hair', x + 0.5, y + 0.8, 1.2, 0.16, 0.1)
    .circle('thin', x + 0.4, y + 2.95, 0.16)
    .circle('thin', x + 1.8, y + 2.95, 0.16);
}

/** A robot arm on its base, reaching to the right unless flipped. */
export function robotArm(pen: Pen, x: number, y: number, flip = false): void {
  pen.define('robot', () => {
    pen.polygon('panel', -0.35, 0, 0.35, 0, 0.24, 0.4, -0.24, 0.4);
    pen
      .polygon('panel', -0.16, 0.4, 0.16, 0.4, -0.1, 1.5, -0.34, 1.46)
      .polygon('panel', -0.3, 1.36, -0.14, 1.62, 1.02, 1.92, 1.06, 1.74);
    pen
      .line('medium', 1.04, 1.83, 1.2, 1.3)
      .line('thin', 1.2, 1.3, 1.06, 1.12)
      .line('thin', 1.2, 1.3, 1.32, 1.1);
    pen.circle('panel', 0, 0.52, 0.17).circle('panel', -0.22, 1.48, 0.17).circle('panel', 1.04, 1.83, 0.12);
  });
  pen.place('robot', x, y, { flip });
}

/** An overhead crane between two rails at height y. */
export function crane(pen: Pen, x0: number, x1: number, y: number, hook = 0.4): void {
  pen.rect('panel', x0, y, x1 - x0, 0.4).rect('medium', x0, y, x1 - x0, 0.4);
  for (let x = x0 + 0.4; x < x1 - 0.4; x += 0.8) pen.line('hair', x, y, x + 0.4, y + 0.4, x + 0.8, y);
  const at = x0 + (x1 - x0) * hook;
  pen
    .rect('panel', at - 0.4, y - 0.3, 0.8, 0.3)
    .line('thin', at, y - 0.3, at, y - 1.2)
    .line('medium', at - 0.12, y - 1.3, at, y - 1.2, at + 0.1, y - 1.36);
}

/** A forklift with its driver's cage and a pallet on the forks. */
export function forklift(pen: Pen, x: number, y: number, flip = false): void {
  if (!pen.keepsWhole(flip ? [x - 2.7, x, y, y + 2.6] : [x, x + 2.7, y, y + 2.6])) return;
  pen.define('forklift', () => {
    pen.polygon('panel', 0, 0.3, 1.5, 0.3, 1.5, 0.75, 0.9, 0.8, 0.55, 1.15, 0, 1.1);
    pen
      .line('medium', 0.3, 1.1, 0.45, 2.1, 1.35, 2.1, 1.5, 0.75)
      .line('medium', 1.62, 0.1, 1.62, 2.6)
      .line('thin', 1.72, 0.1, 1.72, 2.6);
    pen
      .line('medium', 1.72, 0.4, 2.7, 0.4)
      .rect('thin', 1.8, 0.45, 0.9, 0.12)
      .rect('thin', 1.85, 0.57, 0.8, 0.6)
      .line('hair', 1.85, 0.87, 2.65, 0.87);
    pen
      .circle('panel', 0.35, 0.26, 0.26)
      .circle('panel', 1.25, 0.26, 0.26)
      .circle('hair', 0.35, 0.26, 0.1)
      .circle('hair', 1.25, 0.26, 0.1);
    pen.circle('hair', 1.02, 1.24, 0.13);
  });
  pen.place('forklift', x, y, { flip });
}

/** A dock: a sectional door and its leveler, seen from inside. */
export function dock(pen: Pen, x: number, y: number, width = 2.8, height = 3): void {
  pen.rect('panel', x, y, width, height).rect('medium', x, y, width, height);
  for (let at = 0.6; at < height; at += 0.6) pen.line('hair', x, y + at, x + width, y + at);
  pen.rect('thin', x + width * 0.35, y + 1.5, width * 0.3, 0.3).hatch('hair', x, y - 0.16, width, 0.14, 0.2);
}

/** A storage tank for chilled water, wide, with its diffusers and thermocline. */
export function waterStore(
  pen: Pen,
  x: number,
  y: number,
  width = 6,
  height = 9,
  live: MaybeLive = null,
): void {
  pen.rect('panel', x, y, width, height);
  if (live) pen.rect(`wash-${live}`, x + 0.1, y + 0.1, width - 0.2, height * 0.55);
  pen
    .rect('medium', x, y, width, height)
    .curve('medium', x, y + height, x + width / 2, y + height + 1, x + width, y + height);
  pen.line('thin', x + 0.1, y + height * 0.55, x + width - 0.1, y + height * 0.55);
  for (const level of [0.08, 0.92]) {
    pen.line('thin', x + 0.6, y + height * level, x + width - 0.6, y + height * level);
    for (let at = 0.9; at < width - 0.8; at += 0.5)
      pen.line('hair', x + at, y + height * level, x + at, y + height * level + (level < 0.5 ? 0.25 : -0.25));
  }
  for (let at = 1; at < height; at += 1.1)
    pen.line('hair', x, y + at, x + 0.25, y + at).line('hair', x + width - 0.25, y + at, x + width, y + at);
}
