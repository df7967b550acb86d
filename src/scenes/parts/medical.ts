import type { Pen } from '../pen/Pen.ts';
import type { MaybeLive } from '../pen/systems.ts';
import { person } from './people.ts';

/* Wards, operating rooms, imaging and medicine refrigerators. */

/** A hospital bed, with a patient in it. */
export function hospitalBed(
  pen: Pen,
  x: number,
  y: number,
  { flip = false, patient = true }: { flip?: boolean; patient?: boolean } = {},
): void {
  const s = flip ? -1 : 1,
    across = (v: number) => x + s * v;
  pen
    .line('medium', across(0), y + 0.62, across(0.75), y + 0.62, across(2.05), y + 0.62)
    .line('medium', across(0), y + 0.62, across(-0.02), y + 1.05)
    .line('medium', across(2.05), y + 0.62, across(2.05), y + 0.95);
  pen.polygon('thin', across(0.05), y + 0.66, across(0.72), y + 0.66, across(0.12), y + 0.95);
  pen
    .line('thin', across(0.3), y + 0.6, across(1.6), y + 0.2)
    .line('thin', across(1.6), y + 0.6, across(0.3), y + 0.2)
    .line('thin', across(0.15), y + 0.18, across(1.85), y + 0.18);
  pen.circle('thin', across(0.25), y + 0.09, 0.09).circle('thin', across(1.75), y + 0.09, 0.09);
  if (patient) {
    pen.circle('figure', across(0.3), y + 0.98, 0.11);
    pen.centimeterPath('figure', 'M38 -90L60 -80L100 -78L188 -72L192 -68L50 -68Z', x, y, 1, flip);
  }
}

/** A drip stand. */
export function dripStand(pen: Pen, x: number, y: number): void {
  pen
    .line('thin', x, y, x, y + 1.9)
    .line('thin', x - 0.14, y + 1.9, x + 0.14, y + 1.9)
    .rect('hair', x - 0.2, y + 1.55, 0.12, 0.3)
    .line('hair', x - 0.14, y + 1.55, x - 0.1, y + 0.9)
    .line('hair', x - 0.2, y + 0.03, x + 0.2, y + 0.03);
}

/** A bed curtain on its rail. */
export function curtain(pen: Pen, x: number, y: number, width = 0.9, top = 2.3): void {
  pen.line('thin', x, y + top, x + width, y + top);
  for (let i = 0; i <= 5; i++) pen.line('hair', x + (i * width) / 5, y + top, x + (i * width) / 5, y + 0.35);
}

/** A patient monitor with its trace. */
export function patientMonitor(pen: Pen, x: number, y: number): void {
  pen.rect('thin', x, y + 1.4, 0.42, 0.32);
  pen.line(
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
export function operatingTable(pen: Pen, x: number, y: number, ceilingHeight: number): void {
  pen.rect('medium', x - 1, y + 0.85, 2, 0.1);
  pen.line('thin', x, y + 0.85, x, y + 0.1).line('medium', x - 0.35, y + 0.05, x + 0.35, y + 0.05);
  pen.circle('figure', x - 0.82, y + 1.06, 0.1);
  pen.centimeterPath('figure', 'M-70 -97L-40 -112L60 -108L90 -100L90 -96Z', x, y);
  pen.line('thin', x + 0.9, ceilingHeight, x + 0.9, ceilingHeight - 0.35, x + 0.25, ceilingHeight - 0.6);
  pen.centimeterPath('thin', 'M-34 0C-30 -16 30 -16 34 0Z', x + 0.15, ceilingHeight - 0.75);
  pen.line('thin', x - 0.9, ceilingHeight, x - 0.9, ceilingHeight - 0.4, x - 0.5, ceilingHeight - 0.55);
  pen.centimeterPath('thin', 'M-24 0C-20 -12 20 -12 24 0Z', x - 0.5, ceilingHeight - 0.68);
  for (let i = -5; i <= 5; i++)
    pen.line('hair', x + i * 0.16, ceilingHeight, x + i * 0.16, ceilingHeight - 0.22);
  person(pen, x - 0.45, y, 'stand');
  person(pen, x + 1.3, y, 'tablet', { flip: true });
}

/** A CT scanner with someone on its table. */
export function ctScanner(pen: Pen, x: number, y: number): void {
  pen
    .circle('medium', x, y + 1.15, 0.95)
    .circle('thin', x, y + 1.15, 0.42)
    .rect('thin', x - 0.75, y, 1.5, 0.28);
  pen
    .line('medium', x + 0.2, y + 0.82, x + 2.3, y + 0.82)
    .line('thin', x + 1.5, y + 0.8, x + 1.5, y)
    .line('thin', x + 1.9, y + 0.8, x + 1.9, y);
  pen.circle('figure', x + 0.55, y + 0.98, 0.1);
  pen.centimeterPath('figure', 'M68 -100L90 -104L210 -90L210 -84L68 -86Z', x, y);
}

export function medicineRefrigerator(
  pen: Pen,
  x: number,
  y: number,
  {
    width = 0.9,
    height = 2,
    live = 'cold',
    shelves = 5,
  }: { width?: number; height?: number; live?: MaybeLive; shelves?: number } = {},
): void {
  pen.rect('panel', x, y, width, height);
  if (live) pen.rect(`wash-${live}`, x + 0.07, y + 0.2, width - 0.14, height - 0.4);
  pen.rect('medium', x, y, width, height).rect('thin', x + 0.07, y + 0.2, width - 0.14, height - 0.4);
  for (let i = 1; i < shelves; i++) {
    const yy = y + 0.2 + (i * (height - 0.4)) / shelves;
    pen.line('hair', x + 0.07, yy, x + width - 0.07, yy);
    for (let q = 0; q < 4; q++)
      if (pen.random() > 0.22)
        pen.rect('hair', x + 0.12 + (q * (width - 0.24)) / 4, yy, 0.12, 0.12 + pen.random() * 0.1);
  }
  pen.line('medium', x + width - 0.12, y + height * 0.42, x + width - 0.12, y + height * 0.58);
  pen.rect('thin', x + 0.14, y + height - 0.16, 0.26, 0.1);
}
