import type { SitePen } from './SitePen.ts';
import { drawAirHandler, drawBed, drawDesk, drawPerson, drawStorey, drawWalls } from './siteParts.ts';

export function drawShop(site: SitePen, x: number): void {
  const width = 34;
  const height = 8;
  drawStorey(site, x, 0, width, height);
  drawWalls(site, x, width, height);
  site.fill(x + 10, 0, 0.2, height - 0.3);
  // Cold store and rack at the back of house.
  site.box(x + 1, 0, 4.2, 4, 'coldWash', 0.9);
  for (const y of [0.3, 1.5, 2.7])
    for (const at of [1.4, 2.7, 4]) site.box(x + at, y, 0.9, 0.8, 'paper', 0.3);
  for (const at of [6.4, 7.6, 8.8]) site.disc(x + at, 0.62, 0.5, 'paper', 0.45);
  site.line(
    [
      [x + 5.9, 1.25],
      [x + 9.4, 1.25],
    ],
    0.6,
    'coldLive',
  );
  // The sales floor: refrigerated cases, shelves, a till.
  for (const at of [12, 15.4, 18.8]) {
    site.box(x + at, 0, 2.6, 2.3, 'coldWash', 0.6);
    for (const y of [0.7, 1.2, 1.7])
      site.line(
        [
          [x + at + 0.2, y],
          [x + at + 2.1, y],
        ],
        0.35,
      );
  }
  for (const at of [22.6, 25]) {
    site.box(x + at, 0, 1.5, 2.1, 'paper');
    for (const y of [0.7, 1.4])
      site.line(
        [
          [x + at, y],
          [x + at + 1.5, y],
        ],
        0.35,
      );
  }
  site.box(x + 29, 0, 2.2, 0.95, 'ink');
  for (const at of [14.9, 18.2, 24.5, 28.2, 31.8]) drawPerson(site, x + at, 0);
  for (let at = 0; at < 6; at += 1)
    site.line(
      [
        [x + 22 + at * 1.7, height + 0.2],
        [x + 23.2 + at * 1.7, height + 1],
      ],
      0.7,
    );
  drawAirHandler(site, x + 12, height);
  site.polygon(
    [
      [x + width, 4.6],
      [x + width + 2.6, 3.9],
      [x + width + 2.6, 3.7],
      [x + width, 4.2],
    ],
    'ink',
  );
}

export function drawClinic(site: SitePen, x: number): void {
  const width = 18;
  const storey = 3.9;
  for (let floor = 0; floor < 4; floor += 1) {
    const y = floor * storey;
    drawStorey(site, x, y, width, storey);
    if (floor === 0) {
      for (const at of [2, 3.2, 4.4]) {
        site.fill(x + at, 0.4, 0.6, 0.12);
        site.line([
          [x + at, 0],
          [x + at, 1],
        ]);
      }
      site.disc(x + 10.5, 1.35, 1.25, 'paper', 0.7);
      site.disc(x + 10.5, 1.35, 0.6, 'glass', 0.45);
      site.fill(x + 10.5, 0.95, 2.8, 0.16);
      drawPerson(site, x + 6.6, 0);
    } else {
      for (const at of [1.2, 10.6]) drawBed(site, x + at, y);
      if (floor !== 2) drawBed(site, x + 4.6, y);
      drawPerson(site, x + 8.6, y);
    }
  }
  drawPerson(site, x + 5.4, 2 * storey, 'cmmsLive');
  // The elevator.
  site.fill(x + 14.2, 0, 0.2, 4 * storey);
  site.fill(x + 17.2, 0, 0.2, 4 * storey);
  site.fill(x + 14.4, 0, 2.8, 4 * storey - 0.3, 'paper');
  site.box(x + 14.8, storey + 0.1, 2, 2.5, 'paper', 0.6);
  site.line(
    [
      [x + 15.8, storey + 2.6],
      [x + 15.8, 4 * storey],
    ],
    0.4,
  );
  drawWalls(site, x, width, 4 * storey);
  drawAirHandler(site, x + 7.6, 4 * storey, 5.6);
}

export function drawTower(site: SitePen, x: number): void {
  const width = 21;
  const storey = 3.8;
  const storeys = 7;
  for (let floor = 0; floor < storeys; floor += 1) {
    const y = floor * storey;
    drawStorey(site, x, y, width, storey);
    if (floor === 0) {
      for (const at of [2.4, 5.8, 16.4]) drawPerson(site, x + at, 0);
      site.box(x + 3.4, 0, 1.8, 0.5, 'paper');
    } else if (floor === 3) {
      site.fill(x + 1.4, y + 0.72, 5.2, 0.12);
      for (const at of [1.8, 3.4, 5, 6.2]) drawPerson(site, x + at, y);
      drawDesk(site, x + 15.6, y);
    } else {
      for (const at of [1, 3.4, 5.8]) drawDesk(site, x + at, y);
      drawDesk(site, x + 16 + (floor % 2), y);
      if (floor % 2 === 1) drawPerson(site, x + 19.4, y);
    }
  }
  // The core: elevator and stairs.
  site.fill(x + 9.2, 0, 5.8, storeys * storey - 0.3, 'paper');
  for (const at of [9, 11.4, 15]) site.fill(x + at, 0, 0.22, storeys * storey + (at < 15 ? 2.2 : 0));
  site.fill(x + 9, storeys * storey + 2, 2.62, 0.22);
  site.box(x + 9.5, 4 * storey + 0.1, 1.7, 2.5, 'paper', 0.6);
  site.line(
    [
      [x + 10.3, 4 * storey + 2.6],
      [x + 10.3, storeys * storey + 2],
    ],
    0.4,
  );
  for (let floor = 0; floor < storeys - 1; floor += 1) {
    const y = floor * storey;
    site.line(
      [
        [x + 11.8, y],
        [x + 14.4, y + 1.9],
        [x + 11.8, y + 3.8],
      ],
      0.9,
    );
  }
  drawWalls(site, x, width, storeys * storey);
  drawAirHandler(site, x + 2, storeys * storey, 5);
  drawAirHandler(site, x + 15.4, storeys * storey, 4.6);
}
