import type { Pen } from '../pen/Pen.ts';
import type { Stroke } from '../pen/strokes.ts';
import type { MaybeLive } from '../pen/systems.ts';
import { fan } from './plant.ts';

/*
 * Cold cases, cold rooms and the plant that serves them.
 */

/** Boxes, bottles and tubs along a shelf; fewer and larger where the drawing is too small to tell them apart. */
export function goods(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  r: () => number,
  st: Stroke = 'hair',
): void {
  const coarse = pen.isLarge ? 1 : 1.5;
  let left = x;
  while (left < x + w - 0.06) {
    const kind = r();
    const wide = (0.09 + r() * 0.12) * coarse;
    const high = h * (0.5 + r() * 0.38);
    if (left + wide > x + w) break;
    if (kind < 0.35 || (coarse > 1 && kind < 0.9)) pen.rect(st, left, y, wide, high);
    else if (kind < 0.6) bottle(pen, st, left, y, wide, high);
    else if (kind < 0.9) pen.roundedRect(st, left, y, wide, high * 0.8, Math.min(0.04, wide / 3));
    left += wide + 0.025 * coarse;
  }
}

function bottle(pen: Pen, st: Stroke, x: number, y: number, w: number, h: number): void {
  const shoulder = y + h * 0.65;
  const neck = y + h * 0.85;
  pen.line(
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
export function gondola(pen: Pen, x: number, y: number, w = 3, h = 1.9, sh = 5): void {
  pen.line('thin', x, y, x, y + h, x + w, y + h, x + w, y);
  for (let i = 0; i < sh; i++) {
    const yy = y + 0.12 + (i * (h - 0.12)) / sh;
    pen.line('thin', x, yy, x + w, yy);
    goods(pen, x + 0.05, yy, w - 0.08, (h - 0.12) / sh, pen.random);
  }
  pen.line('medium', x, y, x + w, y);
}

/** A refrigerated multideck, front elevation. */
export function multideck(
  pen: Pen,
  x: number,
  y: number,
  w = 2.5,
  h = 2.05,
  { live = true, doors = false }: { live?: boolean; doors?: boolean } = {},
): void {
  // front elevation
  if (live) pen.rect('wash-cold', x + 0.06, y + 0.38, w - 0.12, h - 0.62);
  pen.rect('medium', x, y, w, h);
  pen.rect('thin', x, y + h - 0.22, w, 0.22);
  pen.line('thin', x, y + 0.36, x + w, y + 0.36);
  for (let i = 1; i < 5; i++) {
    pen.line('hair', x + (i * w) / 5, y + 0.05, x + (i * w) / 5, y + 0.3);
  }
  for (let i = 0; i < 5; i++) {
    const yy = y + 0.4 + (i * (h - 0.66)) / 5;
    pen.line('hair', x + 0.05, yy, x + w - 0.05, yy);
    goods(pen, x + 0.08, yy, w - 0.16, (h - 0.66) / 5, pen.random);
  }
  if (doors) {
    const k = Math.round(w / 0.75);
    for (let i = 1; i < k; i++) pen.line('thin', x + (i * w) / k, y + 0.38, x + (i * w) / k, y + h - 0.24);
  }
  if (live) pen.line('live-cold', x + 0.1, y + h - 0.11, x + w - 0.1, y + h - 0.11);
}

/** A multideck in section: evaporator, shelves, air curtain. */
export function multideckX(
  pen: Pen,
  x: number,
  y: number,
  { flip = false, h = 2.1, live = true }: { flip?: boolean; h?: number; live?: boolean } = {},
): void {
  // side section: evaporator, shelves, air curtain
  const s = flip ? -1 : 1,
    across = (v: number) => x + s * v;
  pen.polygon(
    'panel',
    across(0),
    y + 0.05,
    across(1.05),
    y + 0.05,
    across(1.05),
    y + 0.42,
    across(0.95),
    y + 0.42,
    across(0.95),
    y + 0.16,
    across(0.1),
    y + 0.16,
    across(0.1),
    y + h - 0.12,
    across(0.85),
    y + h - 0.12,
    across(0.95),
    y + h - 0.04,
    across(0.95),
    y + h,
    across(0),
    y + h,
  );
  if (live)
    pen.polygon(
      'wash-cold',
      across(0.12),
      y + 0.2,
      across(0.93),
      y + 0.2,
      across(0.93),
      y + h - 0.16,
      across(0.12),
      y + h - 0.16,
    );
  pen.line('thin', across(0.22), y + 0.34, across(0.22), y + h - 0.2, across(0.8), y + h - 0.2);
  for (let i = 0; i < 4; i++) {
    const yy = y + 0.55 + i * 0.36;
    pen.line('medium', across(0.22), yy, across(0.22 + 0.62 - i * 0.05), yy);
    pen
      .rect('hair', Math.min(across(0.3), across(0.5)), yy, 0.2, 0.22)
      .rect('hair', Math.min(across(0.52), across(0.7)), yy, 0.18, 0.18);
  }
  pen.rect('thin', Math.min(across(0.2), across(0.8)), y + 0.18, 0.6, 0.13);
  pen.hatch('hair', Math.min(across(0.2), across(0.8)), y + 0.18, 0.6, 0.13, 0.07);
  if (live) {
    pen.curve('live-cold', across(0.86), y + h - 0.16, across(1.02), y + 1.2, across(0.92), y + 0.44);
  }
}

/** A chest freezer. */
export function chest(pen: Pen, x: number, y: number, w = 2.4, live = true): void {
  pen.polygon('medium', x, y + 0.12, x + w, y + 0.12, x + w, y + 0.9, x, y + 0.9);
  if (live) pen.rect('wash-cold', x + 0.1, y + 0.42, w - 0.2, 0.44);
  pen.line('thin', x + 0.1, y + 0.86, x + 0.1, y + 0.42, x + w - 0.1, y + 0.42, x + w - 0.1, y + 0.86);
  goods(pen, x + 0.14, y + 0.42, w - 0.28, 0.42, pen.random);
  pen
    .line('hair', x + 0.1, y, x + 0.1, y + 0.12)
    .line('hair', x + w - 0.1, y, x + w - 0.1, y + 0.12)
    .line('hair', x, y + 0.3, x + w, y + 0.3);
  pen.curve('thin', x + 0.02, y + 0.92, x + w / 2, y + 1.08, x + w - 0.02, y + 0.92);
}

/** A walk-in cold room with insulated walls, an evaporator and pallets. */
export function coldroom(pen: Pen, x: number, y: number, w = 3.4, h = 2.9, live = true): void {
  pen.rect('paper', x, y, w, h);
  if (live) pen.rect('wash-cold', x + 0.18, y + 0.18, w - 0.36, h - 0.36);
  pen.rect('medium', x, y, w, h).rect('thin', x + 0.18, y + 0.18, w - 0.36, h - 0.36);
  for (let v = 0; v < w - 0.2; v += 0.22)
    pen.line('hair', x + v, y + h, x + v + 0.11, y + h - 0.18, x + v + 0.22, y + h);
  for (let v = 0.2; v < h - 0.3; v += 0.22) {
    pen
      .line('hair', x, y + v, x + 0.18, y + v + 0.11, x, y + v + 0.22)
      .line('hair', x + w, y + v, x + w - 0.18, y + v + 0.11, x + w, y + v + 0.22);
  }
  pen
    .rect('thin', x + 0.4, y + h - 0.85, 0.95, 0.5)
    .circle('thin', x + 0.64, y + h - 0.6, 0.17)
    .circle('thin', x + 1.1, y + h - 0.6, 0.17);
  for (let i = 0; i < 2; i++) {
    const px = x + 0.45 + i * 1.35;
    if (px + 1.1 > x + w - 0.15) break;
    pen.rect('thin', px, y + 0.2, 1.1, 0.12);
    for (let r = 0; r < 3; r++)
      for (let c = 0; c < 3; c++)
        if (!(r === 2 && c === 2 && i))
          pen.rect('hair', px + 0.04 + c * 0.35, y + 0.34 + r * 0.34, 0.33, 0.32);
  }
}

/** Compressors on a rack with their suction line and receiver. */
export function compressorRack(pen: Pen, x: number, y: number, k = 3, live: MaybeLive = 'cold'): void {
  const pipe = live ? (`live-${live}` as const) : 'medium';
  const w = k * 1.05;
  pen.line('medium', x, y + 0.1, x + w + 0.8, y + 0.1).line('thin', x, y, x + w + 0.8, y);
  for (let i = 0; i < k; i++) {
    const across = x + 0.12 + i * 1.05;
    pen.roundedRect('medium', across, y + 0.2, 0.8, 0.55, 0.12);
    pen
      .roundedRect('thin', across + 0.12, y + 0.75, 0.34, 0.22, 0.06)
      .roundedRect('thin', across + 0.48, y + 0.75, 0.26, 0.16, 0.05);
    pen.circle('hair', across + 0.2, y + 0.46, 0.12);
    pen
      .line('hair', across + 0.4, y + 0.3, across + 0.72, y + 0.3)
      .line('hair', across + 0.4, y + 0.4, across + 0.72, y + 0.4)
      .line('hair', across + 0.4, y + 0.5, across + 0.72, y + 0.5);
    pen.line(pipe, across + 0.3, y + 0.97, across + 0.3, y + 1.35);
  }
  pen.line(pipe, x, y + 1.35, x + w + 0.2, y + 1.35);
  pen.roundedRect('thin', x + w + 0.1, y + 0.2, 0.55, 1.5, 0.24);
  pen.line('hair', x + w + 0.1, y + 0.9, x + w + 0.65, y + 0.9);
  pen.line('thin', x + 0.05, y + 0.1, x + 0.05, y + 1.9, x + w, y + 1.9, x + w, y + 0.1);
  pen.rect('thin', x + 0.3, y + 1.55, 0.6, 0.3);
}

/** A unit cooler with k fans. */
export function evaporator(
  pen: Pen,
  x: number,
  y: number,
  { w = 1.8, h = 0.6, k = 2, live = 'cold' }: { w?: number; h?: number; k?: number; live?: MaybeLive } = {},
): void {
  pen.rect('panel', x, y, w, h);
  if (live) pen.rect(`wash-${live}`, x + 0.05, y + 0.05, w - 0.1, h - 0.1);
  pen.rect('medium', x, y, w, h);
  for (let i = 0; i < k; i++) fan(pen, x + (w * (i + 0.5)) / k, y + h / 2, h * 0.34);
  pen.line('thin', x + 0.1, y - 0.1, x + w - 0.1, y - 0.1);
}

/** A horizontal liquid receiver with a sight glass. */
export function receiver(pen: Pen, x: number, y: number, w = 2.2, live: MaybeLive = 'cold'): void {
  pen.roundedRect('panel', x, y + 0.3, w, 0.62, 0.3);
  if (live) pen.roundedRect(`wash-${live}`, x, y + 0.3, w, 0.62, 0.3);
  pen.roundedRect('medium', x, y + 0.3, w, 0.62, 0.3);
  pen.rect('thin', x + 0.3, y, 0.16, 0.3).rect('thin', x + w - 0.46, y, 0.16, 0.3);
  pen
    .line('thin', x + 0.42, y + 0.3, x + 0.42, y + 0.92)
    .line('thin', x + w - 0.42, y + 0.3, x + w - 0.42, y + 0.92);
  pen.rect('thin', x + w * 0.5 - 0.06, y + 0.38, 0.12, 0.46);
}

/** A refrigerant cylinder. */
export function cylinder(pen: Pen, x: number, y: number, k = 1, live: MaybeLive = 'cold'): void {
  pen.roundedRect('medium', x - 0.17 * k, y, 0.34 * k, 0.72 * k, 0.1 * k);
  if (live) pen.roundedRect(`wash-${live}`, x - 0.17 * k, y, 0.34 * k, 0.72 * k, 0.1 * k);
  pen
    .rect('thin', x - 0.05 * k, y + 0.72 * k, 0.1 * k, 0.1 * k)
    .line('medium', x - 0.12 * k, y + 0.86 * k, x + 0.12 * k, y + 0.86 * k)
    .line('hair', x - 0.17 * k, y + 0.2 * k, x + 0.17 * k, y + 0.2 * k);
}

/** Charging scales. */
export function scales(pen: Pen, x: number, y: number): void {
  pen.rect('medium', x - 0.34, y, 0.68, 0.09).rect('thin', x + 0.36, y + 0.02, 0.22, 0.16);
}
