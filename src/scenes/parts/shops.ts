import type { Pen } from '../pen/Pen.ts';

/*
 * Malls and hotels: shopfronts, escalators, guest rooms.
 */

/** A flight of escalator from the floor at y0 to the floor at y1, rising to the right unless flipped. */
export function escalator(pen: Pen, x0: number, x1: number, y0: number, y1: number, flip = false): void {
  const at = (share: number) => (flip ? x1 - (x1 - x0) * share : x0 + (x1 - x0) * share);
  const flat = 0.14;
  pen.polygon(
    'panel',
    at(0),
    y0,
    at(flat),
    y0,
    at(1 - flat),
    y1 - 0.1,
    at(1),
    y1 - 0.1,
    at(1),
    y1 - 0.55,
    at(1 - flat),
    y1 - 0.6,
    at(flat + 0.08),
    y0 - 0.3,
    at(0),
    y0 - 0.3,
  );
  pen.line('medium', at(0), y0 + 0.9, at(flat), y0 + 0.95, at(1 - flat), y1 + 0.85, at(1), y1 + 0.85);
  const steps = 12;
  for (let step = 0; step <= steps; step++) {
    const share = flat + ((1 - 2 * flat) * step) / steps;
    const y = y0 + ((y1 - y0 - 0.1) * step) / steps;
    pen.line('hair', at(share), y, at(share), y + 0.9);
  }
}

/** A shopfront by kind: glass, sign, a display of clothes or shelves. */
export function shopfront(pen: Pen, x: number, y: number, width: number, height: number, kind: number): void {
  pen
    .rect('glass', x + 0.15, y, width - 0.3, height - 0.7)
    .rect('lit', x + 0.15, y, width - 0.3, height - 0.7);
  pen
    .rect('thin', x + 0.15, y, width - 0.3, height - 0.7)
    .rect('panel', x + 0.15, y + height - 0.65, width - 0.3, 0.5);
  pen.rect('hair', x + width * 0.3, y + height - 0.5, width * 0.4, 0.2);
  if (kind % 3 === 0) {
    for (let at = 0.7; at < width - 0.6; at += 0.7) {
      pen.line('thin', x + at, y + 1.55, x + at, y).circle('thin', x + at, y + 1.64, 0.09);
      pen.polygon(
        'thin',
        x + at - 0.18,
        y + 1.5,
        x + at + 0.18,
        y + 1.5,
        x + at + 0.14,
        y + 1.05,
        x + at + 0.24,
        y + 0.6,
        x + at - 0.24,
        y + 0.6,
        x + at - 0.14,
        y + 1.05,
      );
    }
  } else if (kind % 3 === 1) {
    for (let row = 0; row < 4; row++) {
      const shelf = y + 0.35 + row * 0.42;
      pen.line('thin', x + 0.4, shelf, x + width - 0.4, shelf);
      for (let at = 0.5; at < width - 0.6; at += 0.22 + pen.random() * 0.3)
        pen.rect('hair', x + at, shelf, 0.14, 0.14 + pen.random() * 0.18);
    }
  } else {
    pen
      .rect('thin', x + 0.4, y, width - 1.6, 1.05)
      .line('medium', x + 0.3, y + 1.07, x + width - 1.1, y + 1.07);
    for (let at = 0.6; at < width - 1.4; at += 0.4) pen.circle('hair', x + at, y + 1.2, 0.1);
    for (let at = 0.8; at < width - 1; at += 0.9)
      pen
        .line('hair', x + at, y + height - 0.7, x + at, y + 1.9)
        .centimeterPath('thin', 'M-14 0C-12 -11 12 -11 14 0Z', x + at, y + 1.8);
  }
}

/** A hotel bed with its headboard and lamp, and a sleeping guest when taken. */
export function hotelBed(pen: Pen, x: number, y: number, taken = true): void {
  pen
    .rect('thin', x, y, 0.1, 1.15)
    .rect('thin', x + 0.1, y + 0.12, 2, 0.2)
    .roundedRect('medium', x + 0.1, y + 0.32, 2, 0.24, 0.08);
  pen
    .roundedRect('thin', x + 0.14, y + 0.56, 0.42, 0.16, 0.07)
    .curve('hair', x + 0.6, y + 0.56, x + 1.3, y + 0.76, x + 2.1, y + 0.56);
  if (taken)
    pen
      .circle('figure', x + 0.42, y + 0.78, 0.11)
      .centimeterPath('figure', 'M55 -58L66 -78L110 -80L205 -64L206 -57Z', x, y);
  pen
    .rect('thin', x + 2.3, y, 0.4, 0.5)
    .line('thin', x + 2.5, y + 0.5, x + 2.5, y + 0.78)
    .polygon('thin', x + 2.36, y + 0.78, x + 2.64, y + 0.78, x + 2.58, y + 0.98, x + 2.42, y + 0.98);
}
