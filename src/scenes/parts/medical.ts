import type { Pen } from '../pen/Pen.ts';
import type { MaybeLive } from '../pen/systems.ts';
import { person } from './people.ts';

/* Wards, operating rooms, imaging and the fridges that keep medicines. */

/** A hospital bed, with a patient in it. */
export function bed(
  P: Pen,
  x: number,
  y: number,
  { flip = false, patient = true }: { flip?: boolean; patient?: boolean } = {},
): void {
  const s = flip ? -1 : 1,
    X = (v: number) => x + s * v;
  P.line('medium', X(0), y + 0.62, X(0.75), y + 0.62, X(2.05), y + 0.62)
    .line('medium', X(0), y + 0.62, X(-0.02), y + 1.05)
    .line('medium', X(2.05), y + 0.62, X(2.05), y + 0.95);
  P.poly('thin', X(0.05), y + 0.66, X(0.72), y + 0.66, X(0.12), y + 0.95);
  P.line('thin', X(0.3), y + 0.6, X(1.6), y + 0.2)
    .line('thin', X(1.6), y + 0.6, X(0.3), y + 0.2)
    .line('thin', X(0.15), y + 0.18, X(1.85), y + 0.18);
  P.circ('thin', X(0.25), y + 0.09, 0.09).circ('thin', X(1.75), y + 0.09, 0.09);
  if (patient) {
    P.circ('figure', X(0.3), y + 0.98, 0.11);
    P.cm('figure', 'M38 -90L60 -80L100 -78L188 -72L192 -68L50 -68Z', x, y, 1, flip);
  }
}

/** A drip stand. */
export function iv(P: Pen, x: number, y: number): void {
  P.line('thin', x, y, x, y + 1.9)
    .line('thin', x - 0.14, y + 1.9, x + 0.14, y + 1.9)
    .rect('hair', x - 0.2, y + 1.55, 0.12, 0.3)
    .line('hair', x - 0.14, y + 1.55, x - 0.1, y + 0.9)
    .line('hair', x - 0.2, y + 0.03, x + 0.2, y + 0.03);
}

/** A bed curtain on its rail. */
export function curtain(P: Pen, x: number, y: number, w = 0.9, top = 2.3): void {
  P.line('thin', x, y + top, x + w, y + top);
  for (let i = 0; i <= 5; i++) P.line('hair', x + (i * w) / 5, y + top, x + (i * w) / 5, y + 0.35);
}

/** A patient monitor with its trace. */
export function monitor(P: Pen, x: number, y: number): void {
  P.rect('thin', x, y + 1.4, 0.42, 0.32);
  P.line(
    'hair',
    x + 0.05,
    y + 1.55,
    x + 0.13,
    y + 1.55,
    x + 0.17,
    y + 1.66,
    x + 0.22,
    y + 1.46,
    x + 0.26,
    y + 1.55,
    x + 0.38,
    y + 1.55,
  );
}

/** An operating table under its lamps, with two people at work; yc is the ceiling. */
export function theatre(P: Pen, x: number, y: number, yc: number): void {
  P.rect('medium', x - 1, y + 0.85, 2, 0.1);
  P.line('thin', x, y + 0.85, x, y + 0.1).line('medium', x - 0.35, y + 0.05, x + 0.35, y + 0.05);
  P.circ('figure', x - 0.82, y + 1.06, 0.1);
  P.cm('figure', 'M-70 -97L-40 -112L60 -108L90 -100L90 -96Z', x, y);
  P.line('thin', x + 0.9, yc, x + 0.9, yc - 0.35, x + 0.25, yc - 0.6);
  P.cm('thin', 'M-34 0C-30 -16 30 -16 34 0Z', x + 0.15, yc - 0.75);
  P.line('thin', x - 0.9, yc, x - 0.9, yc - 0.4, x - 0.5, yc - 0.55);
  P.cm('thin', 'M-24 0C-20 -12 20 -12 24 0Z', x - 0.5, yc - 0.68);
  for (let i = -5; i <= 5; i++) P.line('hair', x + i * 0.16, yc, x + i * 0.16, yc - 0.22);
  person(P, x - 0.45, y, 'stand');
  person(P, x + 1.3, y, 'tablet', { flip: true });
}

/** A CT scanner with someone on its table. */
export function ct(P: Pen, x: number, y: number): void {
  P.circ('medium', x, y + 1.15, 0.95)
    .circ('thin', x, y + 1.15, 0.42)
    .rect('thin', x - 0.75, y, 1.5, 0.28);
  P.line('medium', x + 0.2, y + 0.82, x + 2.3, y + 0.82)
    .line('thin', x + 1.5, y + 0.8, x + 1.5, y)
    .line('thin', x + 1.9, y + 0.8, x + 1.9, y);
  P.circ('figure', x + 0.55, y + 0.98, 0.1);
  P.cm('figure', 'M68 -100L90 -104L210 -90L210 -84L68 -86Z', x, y);
}

/** A medicine fridge. */
export function medFridge(
  P: Pen,
  x: number,
  y: number,
  {
    w = 0.9,
    h = 2,
    live = 'r',
    shelves = 5,
  }: { w?: number; h?: number; live?: MaybeLive; shelves?: number } = {},
): void {
  P.rect('panel', x, y, w, h);
  if (live) P.rect(`wash-${live}`, x + 0.07, y + 0.2, w - 0.14, h - 0.4);
  P.rect('medium', x, y, w, h).rect('thin', x + 0.07, y + 0.2, w - 0.14, h - 0.4);
  for (let i = 1; i < shelves; i++) {
    const yy = y + 0.2 + (i * (h - 0.4)) / shelves;
    P.line('hair', x + 0.07, yy, x + w - 0.07, yy);
    for (let q = 0; q < 4; q++)
      if (P.random() > 0.22)
        P.rect('hair', x + 0.12 + (q * (w - 0.24)) / 4, yy, 0.12, 0.12 + P.random() * 0.1);
  }
  P.line('medium', x + w - 0.12, y + h * 0.42, x + w - 0.12, y + h * 0.58);
  P.rect('thin', x + 0.14, y + h - 0.16, 0.26, 0.1);
}
