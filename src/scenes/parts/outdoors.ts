import type { Pen } from '../pen/Pen.ts';
import { seededRandom } from '../pen/random.ts';

/* Streets and the greenery along them. */

/** A service van, nose to the right, 4.7 m. */
export function van(pen: Pen, x: number, y: number, flip = false): void {
  if (!pen.keepsWhole(flip ? [x - 4.72, x, y, y + 2.15] : [x, x + 4.72, y, y + 2.15])) return;
  pen.define('van', () => {
    pen.centimeterPath('paper', 'M0 -30L0 -200L330 -200L420 -110L470 -95L470 -30Z', 0, 0);
    pen.centimeterPath(
      'medium',
      'M0 -30L0 -205C0 -212 6 -215 12 -215L318 -215C326 -215 332 -210 338 -203L408 -118C440 -112 462 -106 470 -92L472 -34L440 -32M0 -30L60 -30M132 -30L352 -30',
      0,
      0,
    );
    pen.centimeterPath('thin', 'M300 -190L332 -190L392 -120L300 -120Z', 0, 0);
    pen.centimeterPath('hair', 'M288 -212L288 -32M150 -205L150 -40M0 -90L470 -78', 0, 0);
    for (const wheel of [0.96, 3.96])
      pen.circle('medium', wheel, 0.35, 0.35).circle('thin', wheel, 0.35, 0.16);
  });
  pen.place('van', x, y, { flip });
}

/** A car, nose to the right, 4.1 m. */
export function car(pen: Pen, x: number, y: number, flip = false): void {
  if (!pen.keepsWhole(flip ? [x - 4.12, x, y, y + 1.4] : [x, x + 4.12, y, y + 1.4])) return;
  pen.define('car', () => {
    pen.centimeterPath(
      'paper',
      'M5 -40C0 -62 10 -72 40 -78L110 -88L165 -132L190 -140L270 -140L298 -128L345 -86C390 -82 410 -74 412 -50L412 -36Z',
      0,
      0,
    );
    pen.centimeterPath(
      'medium',
      'M0 -38C0 -62 10 -72 40 -78L110 -88L165 -132C172 -138 180 -140 190 -140L270 -140C282 -140 290 -136 298 -128L345 -86C390 -82 410 -74 412 -50L412 -36L380 -32M0 -38L35 -32M108 -32L305 -32',
      0,
      0,
    );
    pen.centimeterPath(
      'thin',
      'M128 -88L172 -126L222 -128L222 -88ZM232 -88L232 -128L270 -128L326 -88Z',
      0,
      0,
    );
    for (const wheel of [0.72, 3.42])
      pen.circle('medium', wheel, 0.33, 0.33).circle('thin', wheel, 0.33, 0.15);
  });
  pen.place('car', x, y, { flip });
}

/** A bicycle. */
export function bike(pen: Pen, x: number, y: number, flip = false): void {
  if (!pen.keepsWhole(flip ? [x - 1.4, x + 0.34, y, y + 1.02] : [x - 0.34, x + 1.4, y, y + 1.02])) return;
  pen.define('bike', () => {
    pen.circle('thin', 0, 0.34, 0.34).circle('thin', 1.05, 0.34, 0.34);
    pen
      .line('thin', 0, 0.34, 0.35, 0.85, 0.9, 0.8, 0.45, 0.32, 0, 0.34)
      .line('thin', 0.45, 0.32, 0.35, 0.9)
      .line('thin', 1.05, 0.34, 0.86, 1, 0.98, 1.02);
  });
  pen.place('bike', x, y, { flip });
}

/** A street lamp. */
export function streetLamp(pen: Pen, x: number, y: number, height = 5.5): void {
  pen
    .line('thin', x, y, x, y + height)
    .line('thin', x, y + height, x + 0.7, y + height + 0.1)
    .line('medium', x + 0.45, y + height + 0.02, x + 0.95, y + height + 0.02)
    .line('medium', x - 0.1, y, x + 0.1, y);
}

/** A bench. */
export function bench(pen: Pen, x: number, y: number, width = 1.6): void {
  pen
    .line('medium', x, y + 0.45, x + width, y + 0.45)
    .line('thin', x + 0.15, y + 0.45, x + 0.15, y)
    .line('thin', x + width - 0.15, y + 0.45, x + width - 0.15, y)
    .line('thin', x, y + 0.85, x + width, y + 0.85);
}

/** Height in meters of a tree's symbol, which is scaled for other trees. */
const drawnTreeHeight = 8;

/**
 * A bare tree under a pale canopy. The seed picks one of a few trees, each drawn once and scaled to the height; every
 * other one is mirrored.
 */
export function tree(
  pen: Pen,
  x: number,
  y: number,
  height = 6,
  seed = 3,
  { depth = 6, canopy = true }: { depth?: number; canopy?: boolean } = {},
): void {
  const kind = pen.isLarge ? seed : seed % 3;
  const levels = pen.isLarge ? depth : Math.min(depth, 5);
  const id = `tree-${kind}-${levels}${canopy ? '' : '-bare'}`;
  pen.define(id, () => drawTree(pen, drawnTreeHeight, kind, levels, canopy));
  pen.place(id, x, y, { scale: height / drawnTreeHeight, flip: seed % 2 === 1 });
}

function drawTree(pen: Pen, height: number, seed: number, depth: number, canopy: boolean): void {
  const random = seededRandom(seed * 9973 + 11);
  if (canopy) {
    for (let index = 0; index < 5; index++) {
      const angle = (index / 5) * 6.28 + random();
      const radius = height * (0.16 + random() * 0.05);
      pen.circle(
        'canopy',
        Math.cos(angle) * height * 0.14,
        height * 0.66 + Math.sin(angle) * height * 0.15,
        radius,
      );
    }
  }
  const branch = (x0: number, y0: number, length: number, angle: number, level: number): void => {
    const x1 = x0 + Math.cos(angle) * length;
    const y1 = y0 + Math.sin(angle) * length;
    pen.line(level > depth - 1 ? 'medium' : level > depth - 3 ? 'thin' : 'hair', x0, y0, x1, y1);
    if (level <= 1) return;
    const spread = 0.28 + random() * 0.22;
    branch(x1, y1, length * (0.7 + random() * 0.12), angle + spread, level - 1);
    branch(x1, y1, length * (0.7 + random() * 0.12), angle - spread * (0.8 + random() * 0.5), level - 1);
    if (level === depth && random() > 0.3)
      branch(x1, y1, length * 0.72, angle + (random() - 0.5) * 0.2, level - 1);
  };
  branch(0, 0, height * 0.3, Math.PI / 2 + (random() - 0.5) * 0.06, depth);
}

/** A date palm, drawn once and scaled to its height: a ringed trunk under arching fronds. */
export function palm(pen: Pen, x: number, y: number, height = 7, flip = false): void {
  pen.define('palm', () => drawPalm(pen, drawnTreeHeight));
  pen.place('palm', x, y, { scale: height / drawnTreeHeight, flip });
}

function drawPalm(pen: Pen, height: number): void {
  const top = height * 0.76;
  const lean = (share: number) => 0.34 * share * share;
  for (const side of [-1, 1]) {
    const points = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
      lean(share) + side * (0.2 - 0.06 * share),
      share * top,
    ]);
    pen.line('medium', ...points);
  }
  for (let at = 0.4; at < top; at += 0.5)
    pen.line('hair', lean(at / top) - 0.17, at, lean(at / top) + 0.17, at + 0.12);
  pen.circle('canopy', 0.34, top + 0.15, 1.9);
  const fronds = 11;
  for (let frond = 0; frond < fronds; frond++) {
    const angle = Math.PI * ((frond / (fronds - 1)) * 1.3 - 0.15);
    const [across, up] = [Math.cos(angle), Math.sin(angle)];
    const middle = [0.34 + across * 1.5, top + 0.9 + up * 1.1] as const;
    const end = [0.34 + across * 2.5, top + up * 1.5 - 0.9] as const;
    pen.curve('thin', 0.34, top, ...middle, ...end);
    for (let share = 0.3; share < 1; share += 0.12) {
      const rest = 1 - share;
      const px = rest * rest * 0.34 + 2 * rest * share * middle[0] + share * share * end[0];
      const py = rest * rest * top + 2 * rest * share * middle[1] + share * share * end[1];
      pen.line('hair', px, py, px + across * 0.12, py - 0.55 * (1 - share * 0.4));
    }
  }
  // Dates below the crown.
  pen.circle('canopy', 0.1, top - 0.35, 0.26).circle('canopy', 0.6, top - 0.4, 0.26);
}

/** Grasses. */
export function shrub(pen: Pen, x: number, y: number, width = 1.4, height = 0.6): void {
  const r = pen.random;
  for (let i = 0; i < 9; i++) {
    const a = x + (i / 8 - 0.5) * width;
    pen.curve(
      'hair',
      a,
      y,
      a + (r() - 0.5) * 0.2,
      y + height * 0.6,
      a + (r() - 0.5) * 0.5,
      y + height * (0.6 + r() * 0.5),
    );
  }
}

/** Meters of ground in one tile. */
const earthTile = 12.8;

/**
 * Ground in section: triple strokes in alternating directions, thinning with depth (rows of 0.75 m). Long stretches
 * repeat a tile that is drawn once.
 */
export function earth(pen: Pen, x0: number, x1: number, y = 0, { depth = 4 }: { depth?: number } = {}): void {
  const tiles = Math.floor((x1 - x0) / earthTile);
  const id = `earth-${depth}`;
  if (tiles > 0) pen.define(id, () => drawEarth(pen, 0, earthTile, 0, depth));
  for (let tile = 0; tile < tiles; tile++) pen.place(id, x0 + tile * earthTile, y);
  drawEarth(pen, x0 + tiles * earthTile, x1, y, depth);
}

function drawEarth(pen: Pen, x0: number, x1: number, y: number, depth: number): void {
  const random = seededRandom(77);
  for (let row = 0; row < depth; row++) {
    for (let x = x0 + (row % 2) * 0.8; x < x1 - 0.4; x += 1.6) {
      if (random() < 0.12 + row * 0.2) continue;
      const top = y - 0.12 - row * 0.75 - random() * 0.12;
      const lean = (Math.floor((x - x0) / 1.6) + row) % 2 ? 0.42 : -0.42;
      for (let stroke = 0; stroke < 3; stroke++) {
        const from = x + stroke * 0.2 + random() * 0.1;
        pen.line(row < 1 ? 'thin' : 'hair', from, top, from + lean, top - 0.42);
      }
    }
  }
}
