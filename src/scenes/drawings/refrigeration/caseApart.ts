import { keyBubble } from '../../parts/annotations.ts';
import { fan } from '../../parts/plant.ts';
import { multideckSection } from '../../parts/refrigeration.ts';
import { valve } from '../../parts/services.ts';
import type { Pen } from '../../pen/Pen.ts';
import { codePlate, sheet } from '../sheet.ts';

/** The box of a gas detector with its grille and its lamp. */
function detector(pen: Pen, x: number, y: number): void {
  pen.roundedRect('panel', x, y, 0.5, 0.34, 0.05).roundedRect('medium', x, y, 0.5, 0.34, 0.05);
  for (let slot = 0; slot < 4; slot++)
    pen.line('thin', x + 0.08, y + 0.08 + slot * 0.06, x + 0.28, y + 0.08 + slot * 0.06);
  pen.circle('node-cold', x + 0.39, y + 0.17, 0.05);
}

/** A coil: tubes between fins. */
function coil(pen: Pen, x: number, y: number): void {
  pen.rect('panel', x, y, 0.56, 0.86).rect('wash-cold', x, y, 0.56, 0.86);
  for (let fin = 1; fin < 8; fin++) pen.line('hair', x + fin * 0.07, y, x + fin * 0.07, y + 0.86);
  const tubes: number[] = [];
  for (let row = 0; row < 5; row++) {
    const at = y + 0.1 + row * 0.165;
    tubes.push(...(row % 2 ? [x + 0.62, at, x - 0.06, at] : [x - 0.06, at, x + 0.62, at]));
  }
  pen.line('live-cold', ...tubes).rect('medium', x, y, 0.56, 0.86);
}

/** A glass door with its heated frame. */
function glassDoor(pen: Pen, x: number, y: number): void {
  pen.rect('panel', x, y, 0.16, 1.6).rect('medium', x, y, 0.16, 1.6);
  pen.line('live-energy', x + 0.08, y + 0.08, x + 0.08, y + 1.52);
  pen.line('medium', x + 0.24, y + 0.6, x + 0.24, y + 1);
  pen
    .line('thin', x + 0.16, y + 0.66, x + 0.24, y + 0.66)
    .line('thin', x + 0.16, y + 0.94, x + 0.24, y + 0.94);
}

/** A job sheet. */
function jobSheet(pen: Pen, x: number, y: number): void {
  pen.polygon('panel', x, y, x + 0.5, y, x + 0.5, y + 0.5, x + 0.36, y + 0.66, x, y + 0.66);
  pen.line('thin', x + 0.36, y + 0.66, x + 0.36, y + 0.5, x + 0.5, y + 0.5);
  for (const [rise, end] of [
    [0.42, 0.28],
    [0.3, 0.4],
    [0.18, 0.4],
  ] as const)
    pen.line('live-cmms', x + 0.09, y + rise, x + end, y + rise);
}

/**
 * One case, enlarged and exploded along its axes, its parts numbered for three products: 1–3 cold, 4–6 energy, 7–9
 * work.
 */
export const caseApart = sheet({ width: 440, height: 378, scale: 98, originY: 378, seed: 6 }, (pen) => {
  const body = 1.72;
  pen.onLayer(0, () => {
    pen.line('axis', body + 0.5, 2.2, body + 0.5, 3.2);
    pen.line('axis', body + 0.95, 2.1, 3.5, 2.85);
    pen.line('axis', 0.9, 1.6, body + 0.1, 1.6);
    pen.line('axis', 0.8, 0.5, body + 0.2, 0.5);
    pen.line('axis', body + 1, 1.2, 3.44, 1.2);
    pen.line('axis', body + 0.9, 0.3, 3.3, 0.3);
    pen.line('axis', 0.9, 2.75, body + 0.05, 2.15);
    pen.line('axis', 0.9, 3.35, body + 0.3, 2.2);
  });
  pen.onLayer(1, () => {
    multideckSection(pen, body, 0, { height: 2.2 });
    detector(pen, body + 0.25, 3.2);
    // The air probe on its lead.
    pen
      .curve('thin', 3.1, 2.72, 3.3, 3.05, 3.55, 2.87)
      .circle('node-cold', 3.58, 2.86, 0.07)
      .circle('medium', 3.58, 2.86, 0.11);
    coil(pen, 0.3, 1.2);
    fan(pen, 0.55, 0.5, 0.3, 'medium');
    pen.circle('wash-energy', 0.55, 0.5, 0.3);
    glassDoor(pen, 3.48, 0.62);
    // The defrost heater: a rod bent back and forth.
    pen.line(
      'live-energy',
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
    valve(pen, 2.95, 1.75, 0.17);
    pen.line('axis', body + 0.9, 1.75, 2.78, 1.75);
    jobSheet(pen, 0.36, 3.1);
  });
  codePlate(pen, 0.36, 2.42, 0.5);
  pen.onLayer(3, () => {
    keyBubble(pen, 'cold', body + 0.98, 3.37, '1');
    keyBubble(pen, 'cold', 3.86, 2.98, '2');
    keyBubble(pen, 'cold', 1.08, 1.86, '3');
    keyBubble(pen, 'energy', 1.06, 0.7, '4');
    keyBubble(pen, 'energy', 3.94, 1.42, '5');
    keyBubble(pen, 'energy', 4.12, 0.34, '6');
    keyBubble(pen, 'cmms', 1.1, 2.62, '7');
    keyBubble(pen, 'cmms', 3.3, 1.98, '8');
    keyBubble(pen, 'cmms', 1.1, 3.5, '9');
  });
});
