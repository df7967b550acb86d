import type { Pen } from '../pen/Pen.ts';
import type { Stroke } from '../pen/strokes.ts';
import type { MaybeLive } from '../pen/systems.ts';
import { fan } from './plant.ts';

/*
 * Cold cases, cold rooms and the plant that serves them.
 */

/** Boxes, bottles and tubs along a shelf; fewer and larger where the drawing is too small to tell them apart. */
export function goods(
  P: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  r: () => number,
  st: Stroke = 'hair',
): void {
  const coarse = P.isLarge ? 1 : 1.5;
  let left = x;
  while (left < x + w - 0.06) {
    const kind = r();
    const wide = (0.09 + r() * 0.12) * coarse;
    const high = h * (0.5 + r() * 0.38);
    if (left + wide > x + w) break;
    if (kind < 0.35 || (coarse > 1 && kind < 0.9)) P.rect(st, left, y, wide, high);
    else if (kind < 0.6) bottle(P, st, left, y, wide, high);
    else if (kind < 0.9) P.rrect(st, left, y, wide, high * 0.8, Math.min(0.04, wide / 3));
    left += wide + 0.025 * coarse;
  }
}

function bottle(P: Pen, st: Stroke, x: number, y: number, w: number, h: number): void {
  const shoulder = y + h * 0.65;
  const neck = y + h * 0.85;
  P.line(
    st,
    x,
    y,
    x,
    shoulder,
    x + w * 0.3,
    neck,
    x + w * 0.3,
    y + h,
    x + w * 0.7,
    y + h,
    x + w * 0.7,
    neck,
    x + w,
    shoulder,
    x + w,
    y,
  );
}

/** A run of dry-goods shelves. */
export function gondola(P: Pen, x: number, y: number, w = 3, h = 1.9, sh = 5): void {
  P.line('thin', x, y, x, y + h, x + w, y + h, x + w, y);
  for (let i = 0; i < sh; i++) {
    const yy = y + 0.12 + (i * (h - 0.12)) / sh;
    P.line('thin', x, yy, x + w, yy);
    goods(P, x + 0.05, yy, w - 0.08, (h - 0.12) / sh, P.random);
  }
  P.line('medium', x, y, x + w, y);
}

/** A refrigerated multideck, front elevation. */
export function multideck(
  P: Pen,
  x: number,
  y: number,
  w = 2.5,
  h = 2.05,
  { live = true, doors = false }: { live?: boolean; doors?: boolean } = {},
): void {
  // front elevation
  if (live) P.rect('wash-r', x + 0.06, y + 0.38, w - 0.12, h - 0.62);
  P.rect('medium', x, y, w, h);
  P.rect('thin', x, y + h - 0.22, w, 0.22);
  P.line('thin', x, y + 0.36, x + w, y + 0.36);
  for (let i = 1; i < 5; i++) {
    P.line('hair', x + (i * w) / 5, y + 0.05, x + (i * w) / 5, y + 0.3);
  }
  for (let i = 0; i < 5; i++) {
    const yy = y + 0.4 + (i * (h - 0.66)) / 5;
    P.line('hair', x + 0.05, yy, x + w - 0.05, yy);
    goods(P, x + 0.08, yy, w - 0.16, (h - 0.66) / 5, P.random);
  }
  if (doors) {
    const k = Math.round(w / 0.75);
    for (let i = 1; i < k; i++) P.line('thin', x + (i * w) / k, y + 0.38, x + (i * w) / k, y + h - 0.24);
  }
  if (live) P.line('live-r', x + 0.1, y + h - 0.11, x + w - 0.1, y + h - 0.11);
}

/** A multideck in section: evaporator, shelves, air curtain. */
export function multideckX(
  P: Pen,
  x: number,
  y: number,
  { flip = false, h = 2.1, live = true }: { flip?: boolean; h?: number; live?: boolean } = {},
): void {
  // side section: evaporator, shelves, air curtain
  const s = flip ? -1 : 1,
    X = (v: number) => x + s * v;
  P.poly(
    'panel',
    X(0),
    y + 0.05,
    X(1.05),
    y + 0.05,
    X(1.05),
    y + 0.42,
    X(0.95),
    y + 0.42,
    X(0.95),
    y + 0.16,
    X(0.1),
    y + 0.16,
    X(0.1),
    y + h - 0.12,
    X(0.85),
    y + h - 0.12,
    X(0.95),
    y + h - 0.04,
    X(0.95),
    y + h,
    X(0),
    y + h,
  );
  if (live)
    P.poly('wash-r', X(0.12), y + 0.2, X(0.93), y + 0.2, X(0.93), y + h - 0.16, X(0.12), y + h - 0.16);
  P.line('thin', X(0.22), y + 0.34, X(0.22), y + h - 0.2, X(0.8), y + h - 0.2);
  for (let i = 0; i < 4; i++) {
    const yy = y + 0.55 + i * 0.36;
    P.line('medium', X(0.22), yy, X(0.22 + 0.62 - i * 0.05), yy);
    P.rect('hair', Math.min(X(0.3), X(0.5)), yy, 0.2, 0.22).rect(
      'hair',
      Math.min(X(0.52), X(0.7)),
      yy,
      0.18,
      0.18,
    );
  }
  P.rect('thin', Math.min(X(0.2), X(0.8)), y + 0.18, 0.6, 0.13);
  P.hatch('hair', Math.min(X(0.2), X(0.8)), y + 0.18, 0.6, 0.13, 0.07);
  if (live) {
    P.curve('live-r', X(0.86), y + h - 0.16, X(1.02), y + 1.2, X(0.92), y + 0.44);
  }
}

/** A chest freezer. */
export function chest(P: Pen, x: number, y: number, w = 2.4, live = true): void {
  P.poly('medium', x, y + 0.12, x + w, y + 0.12, x + w, y + 0.9, x, y + 0.9);
  if (live) P.rect('wash-r', x + 0.1, y + 0.42, w - 0.2, 0.44);
  P.line('thin', x + 0.1, y + 0.86, x + 0.1, y + 0.42, x + w - 0.1, y + 0.42, x + w - 0.1, y + 0.86);
  goods(P, x + 0.14, y + 0.42, w - 0.28, 0.42, P.random);
  P.line('hair', x + 0.1, y, x + 0.1, y + 0.12)
    .line('hair', x + w - 0.1, y, x + w - 0.1, y + 0.12)
    .line('hair', x, y + 0.3, x + w, y + 0.3);
  P.curve('thin', x + 0.02, y + 0.92, x + w / 2, y + 1.08, x + w - 0.02, y + 0.92);
}

/** A walk-in cold room with insulated walls, an evaporator and pallets. */
export function coldroom(P: Pen, x: number, y: number, w = 3.4, h = 2.9, live = true): void {
  P.rect('paper', x, y, w, h);
  if (live) P.rect('wash-r', x + 0.18, y + 0.18, w - 0.36, h - 0.36);
  P.rect('medium', x, y, w, h).rect('thin', x + 0.18, y + 0.18, w - 0.36, h - 0.36);
  for (let v = 0; v < w - 0.2; v += 0.22)
    P.line('hair', x + v, y + h, x + v + 0.11, y + h - 0.18, x + v + 0.22, y + h);
  for (let v = 0.2; v < h - 0.3; v += 0.22) {
    P.line('hair', x, y + v, x + 0.18, y + v + 0.11, x, y + v + 0.22).line(
      'hair',
      x + w,
      y + v,
      x + w - 0.18,
      y + v + 0.11,
      x + w,
      y + v + 0.22,
    );
  }
  P.rect('thin', x + 0.4, y + h - 0.85, 0.95, 0.5)
    .circ('thin', x + 0.64, y + h - 0.6, 0.17)
    .circ('thin', x + 1.1, y + h - 0.6, 0.17);
  for (let i = 0; i < 2; i++) {
    const px = x + 0.45 + i * 1.35;
    if (px + 1.1 > x + w - 0.15) break;
    P.rect('thin', px, y + 0.2, 1.1, 0.12);
    for (let r = 0; r < 3; r++)
      for (let c = 0; c < 3; c++)
        if (!(r === 2 && c === 2 && i)) P.rect('hair', px + 0.04 + c * 0.35, y + 0.34 + r * 0.34, 0.33, 0.32);
  }
}

/** Compressors on a rack with their suction line and receiver. */
export function compressorRack(P: Pen, x: number, y: number, k = 3, live: MaybeLive = 'r'): void {
  const pipe = live ? (`live-${live}` as const) : 'medium';
  const w = k * 1.05;
  P.line('medium', x, y + 0.1, x + w + 0.8, y + 0.1).line('thin', x, y, x + w + 0.8, y);
  for (let i = 0; i < k; i++) {
    const X = x + 0.12 + i * 1.05;
    P.rrect('medium', X, y + 0.2, 0.8, 0.55, 0.12);
    P.rrect('thin', X + 0.12, y + 0.75, 0.34, 0.22, 0.06).rrect('thin', X + 0.48, y + 0.75, 0.26, 0.16, 0.05);
    P.circ('hair', X + 0.2, y + 0.46, 0.12);
    P.line('hair', X + 0.4, y + 0.3, X + 0.72, y + 0.3)
      .line('hair', X + 0.4, y + 0.4, X + 0.72, y + 0.4)
      .line('hair', X + 0.4, y + 0.5, X + 0.72, y + 0.5);
    P.line(pipe, X + 0.3, y + 0.97, X + 0.3, y + 1.35);
  }
  P.line(pipe, x, y + 1.35, x + w + 0.2, y + 1.35);
  P.rrect('thin', x + w + 0.1, y + 0.2, 0.55, 1.5, 0.24);
  P.line('hair', x + w + 0.1, y + 0.9, x + w + 0.65, y + 0.9);
  P.line('thin', x + 0.05, y + 0.1, x + 0.05, y + 1.9, x + w, y + 1.9, x + w, y + 0.1);
  P.rect('thin', x + 0.3, y + 1.55, 0.6, 0.3);
}

/** A unit cooler with k fans. */
export function evaporator(
  P: Pen,
  x: number,
  y: number,
  { w = 1.8, h = 0.6, k = 2, live = 'r' }: { w?: number; h?: number; k?: number; live?: MaybeLive } = {},
): void {
  P.rect('panel', x, y, w, h);
  if (live) P.rect(`wash-${live}`, x + 0.05, y + 0.05, w - 0.1, h - 0.1);
  P.rect('medium', x, y, w, h);
  for (let i = 0; i < k; i++) fan(P, x + (w * (i + 0.5)) / k, y + h / 2, h * 0.34);
  P.line('thin', x + 0.1, y - 0.1, x + w - 0.1, y - 0.1);
}

/** A horizontal liquid receiver with a sight glass. */
export function receiver(P: Pen, x: number, y: number, w = 2.2, live: MaybeLive = 'r'): void {
  P.rrect('panel', x, y + 0.3, w, 0.62, 0.3);
  if (live) P.rrect(`wash-${live}`, x, y + 0.3, w, 0.62, 0.3);
  P.rrect('medium', x, y + 0.3, w, 0.62, 0.3);
  P.rect('thin', x + 0.3, y, 0.16, 0.3).rect('thin', x + w - 0.46, y, 0.16, 0.3);
  P.line('thin', x + 0.42, y + 0.3, x + 0.42, y + 0.92).line(
    'thin',
    x + w - 0.42,
    y + 0.3,
    x + w - 0.42,
    y + 0.92,
  );
  P.rect('thin', x + w * 0.5 - 0.06, y + 0.38, 0.12, 0.46);
}

/** A refrigerant cylinder. */
export function cylinder(P: Pen, x: number, y: number, k = 1, live: MaybeLive = 'r'): void {
  P.rrect('medium', x - 0.17 * k, y, 0.34 * k, 0.72 * k, 0.1 * k);
  if (live) P.rrect(`wash-${live}`, x - 0.17 * k, y, 0.34 * k, 0.72 * k, 0.1 * k);
  P.rect('thin', x - 0.05 * k, y + 0.72 * k, 0.1 * k, 0.1 * k)
    .line('medium', x - 0.12 * k, y + 0.86 * k, x + 0.12 * k, y + 0.86 * k)
    .line('hair', x - 0.17 * k, y + 0.2 * k, x + 0.17 * k, y + 0.2 * k);
}

/** Charging scales. */
export function scales(P: Pen, x: number, y: number): void {
  P.rect('medium', x - 0.34, y, 0.68, 0.09).rect('thin', x + 0.36, y + 0.02, 0.22, 0.16);
}
