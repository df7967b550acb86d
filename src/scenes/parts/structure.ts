import type { Pen } from '../pen/Pen.ts';
import type { Stroke } from '../pen/strokes.ts';

/* The building's structure: slabs, walls, windows, stairs, elevators, ceilings. */

/** A floor slab in section; y is its top. */
export function slab(pen: Pen, x0: number, x1: number, y: number, thickness = 0.32): void {
  pen.rect('solid', x0, y - thickness, x1 - x0, thickness);
}

/** A wall in section, centered on x. */
export function wall(pen: Pen, x: number, y0: number, y1: number, thickness = 0.25): void {
  pen.rect('solid', x - thickness / 2, y0, thickness, y1 - y0);
}

/** A curtain wall in section: two sheets of glass and transoms; side is the outdoor side. */
export function glazing(pen: Pen, x: number, y0: number, y1: number, side: 1 | -1 = 1): void {
  pen.line('thin', x, y0, x, y1).line('hair', x + side * 0.16, y0, x + side * 0.16, y1);
  pen.line('medium', x - 0.05, y0, x + side * 0.22, y0).line('medium', x - 0.05, y1, x + side * 0.22, y1);
}

/** Blades outside a facade in section, held by each slab, that stop the high sun; they rise past the roof. */
export function sunScreen(
  pen: Pen,
  x: number,
  y: number,
  storeys: number,
  storeyHeight: number,
  side: 1 | -1 = 1,
): void {
  const reach = side * 1.25;
  const blades = 7;
  for (let storey = 0; storey <= storeys; storey++) {
    const floor = y + storey * storeyHeight;
    pen.rect('solid', Math.min(x, x + reach), floor - 0.16, 1.25, 0.16);
    for (let blade = 1; blade < (storey < storeys ? blades : 5); blade++) {
      const at = floor + (blade * storeyHeight) / blades;
      pen.line('medium', x + side * 0.5, at, x + reach, at - 0.34);
    }
  }
  pen.line('thin', x + side * 0.86, y, x + side * 0.86, y + storeys * storeyHeight + 2.2);
}

/** A lattice screen (mashrabiya) in elevation. */
export function lattice(pen: Pen, x: number, y: number, width: number, height: number, gap = 0.32): void {
  pen.hatch('hair', x, y, width, height, gap).hatch('hair', x, y, width, height, gap, -1);
  pen.rect('thin', x, y, width, height);
}

/** Windows in the back wall of a room; some are lit at night. */
export function backWindows(
  pen: Pen,
  x0: number,
  x1: number,
  y: number,
  sill = 0.9,
  head = 2.55,
  windowSpacing = 1.5,
): void {
  const k = Math.max(1, Math.round((x1 - x0) / windowSpacing)),
    w = (x1 - x0) / k;
  pen.rect('glass', x0, y + sill, x1 - x0, head - sill);
  {
    const hsh = Math.abs(Math.sin(x0 * 12.9 + y * 7.3) * 43758.5) % 1;
    if (hsh > 0.34) pen.rect('lit', x0, y + sill, x1 - x0, head - sill);
  }
  pen.line('hair', x0, y + sill, x1, y + sill).line('hair', x0, y + head, x1, y + head);
  for (let i = 0; i <= k; i++) pen.line('hair', x0 + i * w, y + sill, x0 + i * w, y + head);
}

/** A suspended ceiling. */
export function ceiling(pen: Pen, x0: number, x1: number, y: number): void {
  pen.line('thin', x0, y, x1, y);
}

/** Ceiling lights, evenly spaced. */
export function ceilingLights(
  pen: Pen,
  x0: number,
  x1: number,
  ceilingHeight: number,
  gap = 2.4,
  width = 0.9,
): void {
  const k = Math.max(1, Math.floor((x1 - x0) / gap)),
    g = (x1 - x0) / k;
  for (let i = 0; i < k; i++) {
    const cx = x0 + g * (i + 0.5);
    pen.rect('thin', cx - width / 2, ceilingHeight - 0.08, width, 0.08);
  }
}

/** A lamp hung from the ceiling. */
export function pendantLamp(pen: Pen, x: number, ceilingHeight: number, drop = 0.8): void {
  pen.line('hair', x, ceilingHeight, x, ceilingHeight - drop);
  pen.centimeterPath('thin', 'M-16 0C-14 -12 14 -12 16 0Z', x, ceilingHeight - drop - 0.14);
}

/** A door in elevation. */
export function door(pen: Pen, x: number, y: number, width = 0.95, height = 2.1): void {
  pen.rect('thin', x, y, width, height).rect('hair', x + 0.1, y + 0.12, width - 0.2, height - 0.24);
  pen.line('medium', x + width - 0.18, y + 1, x + width - 0.08, y + 1);
}

export function openDoor(
  pen: Pen,
  x: number,
  y: number,
  width = 0.9,
  height = 2.15,
  stroke: Stroke = 'panel',
): void {
  pen.polygon(stroke, x, y, x + width, y - 0.1, x + width, y + height + 0.12, x, y + height);
  pen.line(
    'hair',
    x + 0.12,
    y + 0.2,
    x + width - 0.14,
    y + 0.14,
    x + width - 0.14,
    y + height - 0.02,
    x + 0.12,
    y + height - 0.1,
    x + 0.12,
    y + 0.2,
  );
  pen.line('medium', x + width - 0.2, y + 1, x + width - 0.08, y + 0.99);
}

/** A dog-leg stair in section: the cut flight solid, the far flight thin. */
export function stair(pen: Pen, x0: number, x1: number, y0: number, y1: number, flip = false): void {
  const ym = (y0 + y1) / 2,
    k = 8,
    l = 0.7;
  const f = (x: number) => (flip ? x1 + x0 - x : x);
  const a = [],
    b = [];
  const run = (x1 - x0 - l * 1.6) / k,
    ris = (ym - y0) / k;
  for (let i = 0; i < k; i++) {
    a.push(f(x0 + l + i * run), y0 + i * ris, f(x0 + l + i * run), y0 + (i + 1) * ris);
  }
  a.push(f(x1 - l * 0.6), ym, f(x1), ym, f(x1), ym - 0.14, f(x1 - l * 0.5), ym - 0.16);
  pen.polygon('solid', ...a, f(x0 + l + 0.32), y0 - 0.02);
  for (let i = 0; i < k; i++)
    b.push(f(x1 - l * 0.6 - i * run), ym + i * ris, f(x1 - l * 0.6 - i * run), ym + (i + 1) * ris);
  b.push(f(x0 + l), y1);
  pen.line('thin', ...b);
  pen
    .line('hair', f(x0 + l), y0 + 0.95, f(x1 - l * 0.6), ym + 0.95)
    .line('hair', f(x1 - l * 0.6), ym + 0.95, f(x0 + l), y1 + 0.95 * 0.4);
}

/** An elevator shaft with its car, ropes, sheave and counterweight. */
export function elevator(
  pen: Pen,
  x: number,
  width: number,
  y0: number,
  y1: number,
  car: number,
  _storey = 3.6,
): void {
  pen.rect('paper', x, y0, width, y1 - y0);
  pen.line('thin', x, y0, x, y1).line('thin', x + width, y0, x + width, y1);
  pen
    .line('hair', x + width * 0.22, car + 2.5, x + width * 0.22, y1 - 0.5)
    .line('hair', x + width * 0.5, car + 2.5, x + width * 0.5, y1 - 0.5);
  pen.rect('panel', x + 0.15, car, width - 0.3, 2.35);
  pen.line('hair', x + 0.15, car + 0.9, x + width - 0.15, car + 0.9);
  pen.circle('thin', x + width * 0.5, y1 - 0.45, 0.28);
  pen.rect('solid', x + width * 0.72, y1 - 7, 0.2, 1.3);
  pen.line('hair', x + width * 0.78, y1 - 0.5, x + width * 0.78, y1 - 5.7);
}

/** A leaning ladder. */
export function ladder(pen: Pen, x: number, y: number, height = 2.6): void {
  pen.line('thin', x, y, x - 0.45, y + height).line('thin', x + 0.6, y, x + 0.15, y + height);
  for (let q = 1; q < height / 0.36; q++)
    pen.line(
      'hair',
      x - (0.45 * q * 0.36) / height,
      y + q * 0.36,
      x + 0.6 - (0.45 * q * 0.36) / height,
      y + q * 0.36,
    );
}
