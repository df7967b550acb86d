import { key } from '../parts/annotations.ts';
import { fan } from '../parts/plant.ts';
import { multideckX } from '../parts/refrigeration.ts';
import { valve } from '../parts/services.ts';
import type { Pen } from '../pen/Pen.ts';
import { codePlate, sheet } from './sheet.ts';

/** The box of a gas detector with its grille and its lamp. */
function detector(P: Pen, x: number, y: number): void {
  P.rrect('panel', x, y, 0.5, 0.34, 0.05).rrect('medium', x, y, 0.5, 0.34, 0.05);
  for (let slot = 0; slot < 4; slot++)
    P.line('thin', x + 0.08, y + 0.08 + slot * 0.06, x + 0.28, y + 0.08 + slot * 0.06);
  P.circ('node-r', x + 0.39, y + 0.17, 0.05);
}

/** A coil: tubes between fins. */
function coil(P: Pen, x: number, y: number): void {
  P.rect('panel', x, y, 0.56, 0.86).rect('wash-r', x, y, 0.56, 0.86);
  for (let fin = 1; fin < 8; fin++) P.line('hair', x + fin * 0.07, y, x + fin * 0.07, y + 0.86);
  const tubes: number[] = [];
  for (let row = 0; row < 5; row++) {
    const at = y + 0.1 + row * 0.165;
    tubes.push(...(row % 2 ? [x + 0.62, at, x - 0.06, at] : [x - 0.06, at, x + 0.62, at]));
  }
  P.line('live-r', ...tubes).rect('medium', x, y, 0.56, 0.86);
}

/** A glass door with its heated frame. */
function glassDoor(P: Pen, x: number, y: number): void {
  P.rect('panel', x, y, 0.16, 1.6).rect('medium', x, y, 0.16, 1.6);
  P.line('live-e', x + 0.08, y + 0.08, x + 0.08, y + 1.52);
  P.line('medium', x + 0.24, y + 0.6, x + 0.24, y + 1);
  P.line('thin', x + 0.16, y + 0.66, x + 0.24, y + 0.66).line('thin', x + 0.16, y + 0.94, x + 0.24, y + 0.94);
}

/** A job’s sheet. */
function jobSheet(P: Pen, x: number, y: number): void {
  P.poly('panel', x, y, x + 0.5, y, x + 0.5, y + 0.5, x + 0.36, y + 0.66, x, y + 0.66);
  P.line('thin', x + 0.36, y + 0.66, x + 0.36, y + 0.5, x + 0.5, y + 0.5);
  for (const [rise, end] of [
    [0.42, 0.28],
    [0.3, 0.4],
    [0.18, 0.4],
  ] as const)
    P.line('live-m', x + 0.09, y + rise, x + end, y + rise);
}

/**
 * One case, enlarged and exploded along its axes, its parts numbered for three products: 1–3 cold, 4–6 energy, 7–9
 * work.
 */
export const caseApart = sheet({ width: 440, height: 378, scale: 98, originY: 378, seed: 6 }, (P) => {
  const body = 1.72;
  P.at(0, () => {
    P.line('axis', body + 0.5, 2.2, body + 0.5, 3.2);
    P.line('axis', body + 0.95, 2.1, 3.5, 2.85);
    P.line('axis', 0.9, 1.6, body + 0.1, 1.6);
    P.line('axis', 0.8, 0.5, body + 0.2, 0.5);
    P.line('axis', body + 1, 1.2, 3.44, 1.2);
    P.line('axis', body + 0.9, 0.3, 3.3, 0.3);
    P.line('axis', 0.9, 2.75, body + 0.05, 2.15);
    P.line('axis', 0.9, 3.35, body + 0.3, 2.2);
  });
  P.at(1, () => {
    multideckX(P, body, 0, { h: 2.2 });
    detector(P, body + 0.25, 3.2);
    // The air probe on its lead.
    P.curve('thin', 3.1, 2.72, 3.3, 3.05, 3.55, 2.87)
      .circ('node-r', 3.58, 2.86, 0.07)
      .circ('medium', 3.58, 2.86, 0.11);
    coil(P, 0.3, 1.2);
    fan(P, 0.55, 0.5, 0.3, 'medium');
    P.circ('wash-e', 0.55, 0.5, 0.3);
    glassDoor(P, 3.48, 0.62);
    // The defrost heater: a rod bent back and forth.
    P.line(
      'live-e',
      3.3,
      0.3,
      3.42,
      0.3,
      3.42,
      0.14,
      3.54,
      0.14,
      3.54,
      0.42,
      3.66,
      0.42,
      3.66,
      0.14,
      3.78,
      0.14,
      3.78,
      0.3,
      3.92,
      0.3,
    );
    valve(P, 2.95, 1.75, 0.17);
    P.line('axis', body + 0.9, 1.75, 2.78, 1.75);
    jobSheet(P, 0.36, 3.1);
  });
  codePlate(P, 0.36, 2.42, 0.5);
  P.at(3, () => {
    key(P, 'r', body + 0.98, 3.37, '1');
    key(P, 'r', 3.86, 2.98, '2');
    key(P, 'r', 1.08, 1.86, '3');
    key(P, 'e', 1.06, 0.7, '4');
    key(P, 'e', 3.94, 1.42, '5');
    key(P, 'e', 4.12, 0.34, '6');
    key(P, 'm', 1.1, 2.62, '7');
    key(P, 'm', 3.3, 1.98, '8');
    key(P, 'm', 1.1, 3.5, '9');
  });
});
