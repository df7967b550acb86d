import type { Pen } from '../pen/Pen.ts';
import { person } from './people.ts';
import type { Pose } from './poses.ts';

/* Furniture: desks, seats, shelves and counters. */

/** A chair on a swivel base. */
export function chair(pen: Pen, x: number, y: number, flip = false): void {
  pen.define('chair', () =>
    pen
      .line('thin', -0.2, 0.95, -0.2, 0.46, 0.22, 0.46)
      .line('hair', 0, 0.46, 0, 0.08)
      .line('hair', -0.2, 0.02, 0, 0.1, 0.2, 0.02),
  );
  pen.place('chair', x, y, { flip });
}

/** A desk with a screen, a chair and, unless `who` is null, a person. */
export function desk(
  pen: Pen,
  x: number,
  y: number,
  {
    flip = false,
    occupant = 'sit',
    width = 1.4,
  }: { flip?: boolean; occupant?: Pose | null; width?: number } = {},
): void {
  const id = `desk-${Math.round(width * 10)}`;
  pen.define(id, () => {
    pen
      .line('medium', 0, 0.73, width, 0.73)
      .line('thin', 0.08, 0.73, 0.08, 0)
      .line('thin', width - 0.08, 0.73, width - 0.08, 0)
      .line('medium', width - 0.28, 0.86, width - 0.34, 1.26)
      .line('hair', width - 0.28, 0.73, width - 0.3, 0.95);
    chair(pen, -0.08, 0);
  });
  pen.place(id, x, y, { flip });
  if (occupant) person(pen, flip ? x + 0.1 : x - 0.1, y, occupant, { flip });
}

/** Two desks face to face, each occupied or not. */
export function deskPair(pen: Pen, x: number, y: number, isLeftTaken = true, isRightTaken = true): void {
  desk(pen, x, y, { occupant: isLeftTaken ? 'sit' : null, width: 1.2 });
  desk(pen, x + 2.5, y, { flip: true, occupant: isRightTaken ? 'sit' : null, width: 1.2 });
  pen.line('hair', x + 1.25, y + 0.73, x + 1.25, y + 1.15);
}

/** A meeting table with people around it. */
export function meetingTable(pen: Pen, x: number, y: number, width = 2.6, seats = 2): void {
  pen
    .rect('thin', x, y + 0.7, width, 0.05)
    .line('thin', x + width * 0.3, y + 0.7, x + width * 0.24, y)
    .line('thin', x + width * 0.7, y + 0.7, x + width * 0.76, y);
  for (let i = 0; i < seats; i++) {
    chair(pen, x + 0.2 + i * 0.9, y, false);
    if (i % 2 === 0) person(pen, x + 0.1 + i * 0.9, y, 'sit');
  }
  chair(pen, x + width + 0.05, y, true);
  person(pen, x + width + 0.1, y, 'sit', { flip: true });
}

/** A wall screen with a trend on it. */
export function wallScreen(pen: Pen, x: number, y: number, width = 1.5, height = 0.85): void {
  pen.rect('medium', x, y, width, height);
  pen.line(
    'hair',
    x + width * 0.15,
    y + height * 0.3,
    x + width * 0.35,
    y + height * 0.6,
    x + width * 0.55,
    y + height * 0.42,
    x + width * 0.85,
    y + height * 0.75,
  );
}

/** A sofa in elevation. */
export function sofa(pen: Pen, x: number, y: number, width = 1.8): void {
  pen.roundedRect('thin', x, y + 0.1, width, 0.35, 0.08).roundedRect('thin', x, y + 0.4, width, 0.42, 0.1);
  pen.line('hair', x + width / 2, y + 0.45, x + width / 2, y + 0.8);
}

/** A potted plant. */
export function pottedPlant(pen: Pen, x: number, y: number, size = 1): void {
  pen.polygon(
    'thin',
    x - 0.16 * size,
    y + 0.4 * size,
    x + 0.16 * size,
    y + 0.4 * size,
    x + 0.12 * size,
    y,
    x - 0.12 * size,
    y,
  );
  for (const a of [-0.55, -0.3, -0.08, 0.15, 0.38, 0.58])
    pen.curve(
      'thin',
      x,
      y + 0.4 * size,
      x + a * 0.5 * size,
      y + 1.1 * size,
      x + a * size,
      y + (1.25 - Math.abs(a) * 0.6) * size,
    );
}

/** A server rack. */
export function serverRack(pen: Pen, x: number, y: number, width = 0.6, height = 2): void {
  pen.rect('thin', x, y, width, height);
  for (let i = 1; i < 9; i++)
    pen.line('hair', x + 0.06, y + (i * height) / 9, x + width - 0.06, y + (i * height) / 9);
}

/** Shelves of books or spares. */
export function bookcase(pen: Pen, x: number, y: number, width = 2, height = 1.9, shelves = 4): void {
  pen.rect('thin', x, y, width, height);
  const r = pen.random;
  for (let i = 0; i < shelves; i++) {
    const yy = y + (i * height) / shelves;
    pen.line('thin', x, yy, x + width, yy);
    let xx = x + 0.08;
    while (xx < x + width - 0.12) {
      const bw = 0.05 + r() * 0.08,
        bh = (height / shelves) * (0.55 + r() * 0.3);
      if (r() > 0.12) pen.rect('hair', xx, yy, bw, bh);
      xx += bw + 0.015;
    }
  }
}

/** A high table to stand at. */
export function highTable(
  pen: Pen,
  x: number,
  y: number,
  { drinks = true }: { drinks?: boolean } = {},
): void {
  pen
    .line('medium', x - 0.36, y + 1.08, x + 0.36, y + 1.08)
    .line('thin', x, y + 1.08, x, y + 0.06)
    .line('medium', x - 0.24, y + 0.03, x + 0.24, y + 0.03);
  if (drinks) {
    pen.rect('thin', x - 0.22, y + 1.1, 0.09, 0.16).rect('thin', x + 0.14, y + 1.1, 0.09, 0.16);
  }
}

/** A bar with shelves behind it. */
export function drinksBar(pen: Pen, x: number, y: number, width = 3.4): void {
  pen.rect('panel', x, y, width, 1.08);
  pen.line('medium', x - 0.12, y + 1.1, x + width + 0.12, y + 1.1);
  for (let i = 0.4; i < width; i += 0.6) pen.line('hair', x + i, y + 0.08, x + i, y + 1);
  for (let s = 0; s < 3; s++) {
    pen.line('thin', x + 0.2, y + 1.75 + s * 0.42, x + width - 0.2, y + 1.75 + s * 0.42);
    for (let i = 0.35; i < width - 0.35; i += 0.22)
      pen.rect('hair', x + i, y + 1.75 + s * 0.42, 0.1, 0.2 + ((i * 7 + s * 3) % 1) * 0.1);
  }
}

/** A lectern with a microphone. */
export function lectern(pen: Pen, x: number, y: number): void {
  pen.polygon('panel', x - 0.25, y, x + 0.25, y, x + 0.32, y + 1.05, x - 0.32, y + 1.05);
  pen.line('medium', x - 0.4, y + 1.18, x + 0.36, y + 1.02);
  pen.line('hair', x - 0.1, y + 1.1, x - 0.2, y + 1.45);
}

/** A reception counter. */
export function receptionCounter(pen: Pen, x: number, y: number, width = 2.2, height = 1.05): void {
  pen.rect('thin', x, y, width, height);
  pen
    .line('medium', x - 0.1, y + height + 0.02, x + width + 0.1, y + height + 0.02)
    .line('hair', x + 0.1, y + 0.1, x + width - 0.1, y + 0.1);
}
