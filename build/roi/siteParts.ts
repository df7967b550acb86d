import type { PenColor } from './PdfPen.ts';
import type { SitePen } from './SitePen.ts';

export function drawEarth(site: SitePen): void {
  site.fill(0, -7.4, 102, 7.4, 'sunk');
  for (let x = 0.6; x < 102; x += 4.2) {
    site.line(
      [
        [x, -1.5],
        [x + 0.9, -0.6],
      ],
      0.35,
      'hair',
    );
    site.line(
      [
        [x + 0.7, -1.5],
        [x + 1.6, -0.6],
      ],
      0.35,
      'hair',
    );
  }
  site.fill(0, -0.34, 102, 0.34);
}

export function drawTree(site: SitePen, x: number, height: number): void {
  site.disc(x, height * 0.68, height * 0.3, 'canopy');
  site.disc(x - 0.9, height * 0.55, height * 0.2, 'canopy');
  site.line(
    [
      [x, 0],
      [x, height * 0.8],
    ],
    0.6,
    'hair',
  );
  site.line(
    [
      [x, height * 0.42],
      [x + 1.1, height * 0.72],
    ],
    0.4,
    'hair',
  );
  site.line(
    [
      [x, height * 0.5],
      [x - 1.1, height * 0.74],
    ],
    0.4,
    'hair',
  );
}

export function drawPerson(site: SitePen, x: number, floor: number, color: PenColor = 'ink'): void {
  site.disc(x, floor + 1.58, 0.17, color);
  site.fill(x - 0.2, floor + 0.75, 0.4, 0.65, color);
  site.fill(x - 0.18, floor, 0.14, 0.8, color);
  site.fill(x + 0.05, floor, 0.14, 0.8, color);
  if (color === 'ink') return;
  site.fill(x - 0.24, floor + 1.66, 0.48, 0.09, color);
  site.fill(x + 0.2, floor + 1.05, 0.36, 0.12, color);
}

export function drawDesk(site: SitePen, x: number, floor: number): void {
  site.line(
    [
      [x, floor + 0.74],
      [x + 1.5, floor + 0.74],
    ],
    0.7,
  );
  site.line([
    [x + 0.1, floor],
    [x + 0.1, floor + 0.74],
  ]);
  site.line([
    [x + 1.4, floor],
    [x + 1.4, floor + 0.74],
  ]);
  site.box(x + 0.8, floor + 0.86, 0.08, 0.5, 'ink', 0.2);
  site.disc(x + 0.25, floor + 1.22, 0.16, 'ink');
  site.fill(x + 0.08, floor + 0.5, 0.32, 0.56);
}

export function drawBed(site: SitePen, x: number, floor: number): void {
  site.fill(x, floor + 0.5, 2, 0.2);
  site.line([
    [x + 0.2, floor],
    [x + 0.2, floor + 0.9],
  ]);
  site.line([
    [x + 1.85, floor],
    [x + 1.85, floor + 1.1],
  ]);
  site.fill(x + 1.3, floor + 0.7, 0.5, 0.14, 'hair');
  site.line(
    [
      [x + 2.3, floor],
      [x + 2.3, floor + 1.8],
    ],
    0.3,
  );
}

/** A packaged air handler on a roof: frame, filter, coil and fan. */
export function drawAirHandler(site: SitePen, x: number, roof: number, width = 5): void {
  site.box(x, roof + 0.35, width, 1.7, 'paper');
  site.line(
    [
      [x + 0.6, roof],
      [x + 0.6, roof + 0.35],
    ],
    0.7,
  );
  site.line(
    [
      [x + width - 0.6, roof],
      [x + width - 0.6, roof + 0.35],
    ],
    0.7,
  );
  const bay = width / 3;
  site.line([
    [x + bay, roof + 0.35],
    [x + bay, roof + 2.05],
  ]);
  site.line([
    [x + 2 * bay, roof + 0.35],
    [x + 2 * bay, roof + 2.05],
  ]);
  for (let step = 0; step < 4; step += 1) {
    const y = roof + 0.5 + step * 0.36;
    site.line(
      [
        [x + 0.3, y],
        [x + bay - 0.3, y + 0.3],
      ],
      0.35,
    );
    site.line(
      [
        [x + bay + 0.3, y + 0.15],
        [x + 2 * bay - 0.3, y + 0.15],
      ],
      0.35,
    );
  }
  site.disc(x + 2.5 * bay, roof + 1.2, 0.55, 'paper', 0.45);
  site.disc(x + 2.5 * bay, roof + 1.2, 0.14, 'ink');
}

/** A storey's slab, ceiling fittings and back wall. */
export function drawStorey(site: SitePen, x: number, floor: number, width: number, height: number): void {
  site.fill(x + 0.4, floor + 0.95, width - 0.8, height - 1.9, 'glass');
  for (let at = x + 2.4; at < x + width - 1; at += 3.4) {
    site.line(
      [
        [at, floor + 0.95],
        [at, floor + height - 0.95],
      ],
      0.25,
      'hair',
    );
    site.box(at - 1.5, floor + height - 0.62, 1, 0.16, 'paper', 0.3);
  }
  site.fill(x, floor + height - 0.3, width, 0.3);
}

export function drawWalls(site: SitePen, x: number, width: number, height: number): void {
  site.fill(x - 0.25, 0, 0.4, height + 0.7);
  site.fill(x + width - 0.15, 0, 0.4, height + 0.7);
}

export function drawVan(site: SitePen, x: number): void {
  site.polygon(
    [
      [x, 0.5],
      [x + 4.8, 0.5],
      [x + 4.8, 1.3],
      [x + 4, 1.5],
      [x + 3.3, 2.3],
      [x, 2.3],
    ],
    'ink',
  );
  site.polygon(
    [
      [x + 3.1, 1.4],
      [x + 3.8, 1.4],
      [x + 3.2, 2.1],
      [x + 3.1, 2.1],
    ],
    'glass',
  );
  site.fill(x + 0.3, 1.2, 2.3, 0.4, 'cmmsLive');
  for (const at of [1, 3.9]) site.disc(x + at, 0.5, 0.48, 'paper', 0.9);
}
