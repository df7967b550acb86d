import type { Pen } from '../pen/Pen.ts';
import type { Stroke } from '../pen/strokes.ts';
import type { MaybeLive } from '../pen/systems.ts';
import { fan } from './plant.ts';

/*
 * Cold cases, cold rooms and the plant that serves them.
 */

/** Boxes, bottles and tubs along a shelf; fewer and larger where the drawing is too small to tell them apart. */
export function shelvedGoods(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  random: () => number,
  stroke: Stroke = 'hair',
): void {
  const coarse = pen.isLarge ? 1 : 1.5;
  let left = x;
  while (left < x + width - 0.06) {
    const kind = random();
    const wide = (0.09 + random() * 0.12) * coarse;
    const high = height * (0.5 + random() * 0.38);
    if (left + wide > x + width) break;
    if (kind < 0.35 || (coarse > 1 && kind < 0.9)) pen.rect(stroke, left, y, wide, high);
    else if (kind < 0.6) bottle(pen, stroke, left, y, wide, high);
    else if (kind < 0.9) pen.roundedRect(stroke, left, y, wide, high * 0.8, Math.min(0.04, wide / 3));
    left += wide + 0.025 * coarse;
  }
}

function bottle(pen: Pen, stroke: Stroke, x: number, y: number, width: number, height: number): void {
  const shoulder = y + height * 0.65;
  const neck = y + height * 0.85;
  pen.line(
    stroke,
    x,
    y,
    x,
    shoulder,
    x + width * 0.3,
    neck,
    x + width * 0.3,
    y + height,
    x + width * 0.7,
    y + height,
    x + width * 0.7,
    neck,
    x + width,
    shoulder,
    x + width,
    y,
  );
}

/** A run of dry-goods shelves. */
export function dryGoodsShelves(pen: Pen, x: number, y: number, width = 3, height = 1.9, shelves = 5): void {
  pen.line('thin', x, y, x, y + height, x + width, y + height, x + width, y);
  for (let i = 0; i < shelves; i++) {
    const yy = y + 0.12 + (i * (height - 0.12)) / shelves;
    pen.line('thin', x, yy, x + width, yy);
    shelvedGoods(pen, x + 0.05, yy, width - 0.08, (height - 0.12) / shelves, pen.random);
  }
  pen.line('medium', x, y, x + width, y);
}

/** A refrigerated multideck, front elevation. */
export function multideck(
  pen: Pen,
  x: number,
  y: number,
  width = 2.5,
  height = 2.05,
  { live = true, doors = false }: { live?: boolean; doors?: boolean } = {},
): void {
  // front elevation
  if (live) pen.rect('wash-cold', x + 0.06, y + 0.38, width - 0.12, height - 0.62);
  pen.rect('medium', x, y, width, height);
  pen.rect('thin', x, y + height - 0.22, width, 0.22);
  pen.line('thin', x, y + 0.36, x + width, y + 0.36);
  for (let i = 1; i < 5; i++) {
    pen.line('hair', x + (i * width) / 5, y + 0.05, x + (i * width) / 5, y + 0.3);
  }
  for (let i = 0; i < 5; i++) {
    const yy = y + 0.4 + (i * (height - 0.66)) / 5;
    pen.line('hair', x + 0.05, yy, x + width - 0.05, yy);
    shelvedGoods(pen, x + 0.08, yy, width - 0.16, (height - 0.66) / 5, pen.random);
  }
  if (doors) {
    const k = Math.round(width / 0.75);
    for (let i = 1; i < k; i++)
      pen.line('thin', x + (i * width) / k, y + 0.38, x + (i * width) / k, y + height - 0.24);
  }
  if (live) pen.line('live-cold', x + 0.1, y + height - 0.11, x + width - 0.1, y + height - 0.11);
}

/** A multideck in section: evaporator, shelves, air curtain. */
export function multideckSection(
  pen: Pen,
  x: number,
  y: number,
  { flip = false, height = 2.1, live = true }: { flip?: boolean; height?: number; live?: boolean } = {},
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
    y + height - 0.12,
    across(0.85),
    y + height - 0.12,
    across(0.95),
    y + height - 0.04,
    across(0.95),
    y + height,
    across(0),
    y + height,
  );
  if (live)
    pen.polygon(
      'wash-cold',
      across(0.12),
      y + 0.2,
      across(0.93),
      y + 0.2,
      across(0.93),
      y + height - 0.16,
      across(0.12),
      y + height - 0.16,
    );
  pen.line('thin', across(0.22), y + 0.34, across(0.22), y + height - 0.2, across(0.8), y + height - 0.2);
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
    pen.curve('live-cold', across(0.86), y + height - 0.16, across(1.02), y + 1.2, across(0.92), y + 0.44);
  }
}

/** A chest freezer. */
export function chestFreezer(pen: Pen, x: number, y: number, width = 2.4, live = true): void {
  pen.polygon('medium', x, y + 0.12, x + width, y + 0.12, x + width, y + 0.9, x, y + 0.9);
  if (live) pen.rect('wash-cold', x + 0.1, y + 0.42, width - 0.2, 0.44);
  pen.line(
    'thin',
    x + 0.1,
    y + 0.86,
    x + 0.1,
    y + 0.42,
    x + width - 0.1,
    y + 0.42,
    x + width - 0.1,
    y + 0.86,
  );
  shelvedGoods(pen, x + 0.14, y + 0.42, width - 0.28, 0.42, pen.random);
  pen
    .line('hair', x + 0.1, y, x + 0.1, y + 0.12)
    .line('hair', x + width - 0.1, y, x + width - 0.1, y + 0.12)
    .line('hair', x, y + 0.3, x + width, y + 0.3);
  pen.curve('thin', x + 0.02, y + 0.92, x + width / 2, y + 1.08, x + width - 0.02, y + 0.92);
}

/** A walk-in cold room with insulated walls, an evaporator and pallets. */
export function coldRoom(pen: Pen, x: number, y: number, width = 3.4, height = 2.9, live = true): void {
  pen.rect('paper', x, y, width, height);
  if (live) pen.rect('wash-cold', x + 0.18, y + 0.18, width - 0.36, height - 0.36);
  pen.rect('medium', x, y, width, height).rect('thin', x + 0.18, y + 0.18, width - 0.36, height - 0.36);
  for (let v = 0; v < width - 0.2; v += 0.22)
    pen.line('hair', x + v, y + height, x + v + 0.11, y + height - 0.18, x + v + 0.22, y + height);
  for (let v = 0.2; v < height - 0.3; v += 0.22) {
    pen
      .line('hair', x, y + v, x + 0.18, y + v + 0.11, x, y + v + 0.22)
      .line('hair', x + width, y + v, x + width - 0.18, y + v + 0.11, x + width, y + v + 0.22);
  }
  pen
    .rect('thin', x + 0.4, y + height - 0.85, 0.95, 0.5)
    .circle('thin', x + 0.64, y + height - 0.6, 0.17)
    .circle('thin', x + 1.1, y + height - 0.6, 0.17);
  for (let i = 0; i < 2; i++) {
    const px = x + 0.45 + i * 1.35;
    if (px + 1.1 > x + width - 0.15) break;
    pen.rect('thin', px, y + 0.2, 1.1, 0.12);
    for (let r = 0; r < 3; r++)
      for (let c = 0; c < 3; c++)
        if (!(r === 2 && c === 2 && i))
          pen.rect('hair', px + 0.04 + c * 0.35, y + 0.34 + r * 0.34, 0.33, 0.32);
  }
}

/** Compressors on a rack with their suction line and receiver. */
export function compressorRack(
  pen: Pen,
  x: number,
  y: number,
  compressors = 3,
  live: MaybeLive = 'cold',
): void {
  const pipe = live ? (`live-${live}` as const) : 'medium';
  const w = compressors * 1.05;
  pen.line('medium', x, y + 0.1, x + w + 0.8, y + 0.1).line('thin', x, y, x + w + 0.8, y);
  for (let i = 0; i < compressors; i++) {
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

/** A unit cooler with its fans. */
export function evaporator(
  pen: Pen,
  x: number,
  y: number,
  {
    width = 1.8,
    height = 0.6,
    fans = 2,
    live = 'cold',
  }: { width?: number; height?: number; fans?: number; live?: MaybeLive } = {},
): void {
  pen.rect('panel', x, y, width, height);
  if (live) pen.rect(`wash-${live}`, x + 0.05, y + 0.05, width - 0.1, height - 0.1);
  pen.rect('medium', x, y, width, height);
  for (let i = 0; i < fans; i++) fan(pen, x + (width * (i + 0.5)) / fans, y + height / 2, height * 0.34);
  pen.line('thin', x + 0.1, y - 0.1, x + width - 0.1, y - 0.1);
}

/** A refrigerant cylinder. */
export function refrigerantCylinder(
  pen: Pen,
  x: number,
  y: number,
  size = 1,
  live: MaybeLive = 'cold',
): void {
  pen.roundedRect('medium', x - 0.17 * size, y, 0.34 * size, 0.72 * size, 0.1 * size);
  if (live) pen.roundedRect(`wash-${live}`, x - 0.17 * size, y, 0.34 * size, 0.72 * size, 0.1 * size);
  pen
    .rect('thin', x - 0.05 * size, y + 0.72 * size, 0.1 * size, 0.1 * size)
    .line('medium', x - 0.12 * size, y + 0.86 * size, x + 0.12 * size, y + 0.86 * size)
    .line('hair', x - 0.17 * size, y + 0.2 * size, x + 0.17 * size, y + 0.2 * size);
}
