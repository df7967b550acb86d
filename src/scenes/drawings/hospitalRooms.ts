import { live, node } from '../parts/annotations.ts';
import { gasBottles, generator } from '../parts/electrical.ts';
import { counter } from '../parts/furniture.ts';
import { bed, curtain, iv, medFridge, monitor, theatre } from '../parts/medical.ts';
import { nurse, person, tech } from '../parts/people.ts';
import { ahu, boiler, pump } from '../parts/plant.ts';
import { coldroom } from '../parts/refrigeration.ts';
import { racking } from '../parts/retail.ts';
import { ductX, pipeX } from '../parts/services.ts';
import { backWindows } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import { type NamedDrawing, sheet } from './sheet.ts';

/*
 * Four rooms of a hospital at 1:25, 880 × 300.
 */

const ceiling = 3.1;
const across = 880 / 64;

const room = (seed: number, draw: (P: Pen) => void): NamedDrawing =>
  sheet({ width: 880, height: 306, scale: 64, originY: 294, seed }, (P) => {
    P.at(1, () => {
      P.line('thin', 0, ceiling, across, ceiling);
      ductX(P, 1.3, 3.9, 1, 0.44);
      pipeX(P, 2.5, 3.9, 0.18);
      pipeX(P, 3, 3.9, 0.18);
    });
    P.at(2, () => P.rect('solid', 0, -0.2, across, 0.2));
    draw(P);
  });

/** An operating room between its preparation room and recovery, air coming down over the table. */
export const theatreRoom = room(7, (P) => {
  P.at(-1, () => P.rect('wash-m', 3.4, 0, 6.6, ceiling));
  P.at(1, () => {
    P.line('medium', 3.3, 0, 3.3, ceiling).line('medium', 10.1, 0, 10.1, ceiling);
    P.rect('panel', 5, ceiling, 3.4, 0.5);
    P.rect('wash-m', 5, ceiling, 3.4, 0.5);
    theatre(P, 6.7, 0, ceiling);
    monitor(P, 4.2, 0);
    P.rect('thin', 8.9, 0, 0.7, 1.4);
    P.line('hair', 8.9, 0.5, 9.6, 0.5).line('hair', 8.9, 0.95, 9.6, 0.95);
    P.rect('thin', 0.5, 0.8, 1.6, 0.3);
    P.line('hair', 0.8, 1.1, 0.8, 1.5, 1, 1.5);
    nurse(P, 1.3, 0);
    person(P, 2.4, 0, 'stand', { flip: true });
    bed(P, 10.8, 0, { patient: false });
    iv(P, 13.1, 0);
  });
  P.at(3, () => {
    live(P, 'm', 0, 4.25, 6.7, 4.25, 6.7, 3.6);
    for (const x of [5.3, 5.9, 7.5, 8.1])
      P.line('live-m', x, 2.95, x, 2.35).line('live-m', x - 0.08, 2.46, x, 2.35, x + 0.08, 2.46);
  });
});

/** A ward with a free bed, and the washroom where water is tested. */
export const wardRoom = room(4, (P) => {
  P.at(0, () => backWindows(P, 0.5, across - 3, 0, 1, 2.6, 1.8));
  P.at(1, () => {
    for (const x of [0.9, 4.2, 7.5]) {
      bed(P, x, 0, { patient: x !== 4.2 });
      iv(P, x - 0.2, 0);
      curtain(P, x + 2.5, 0, 0.5, 2.4);
    }
    nurse(P, 3.7, 0, { flip: true });
    P.line('medium', 10.7, 0, 10.7, ceiling);
    P.rect('thin', 11.5, 0.8, 1, 0.22);
    P.line('medium', 11.75, 1.02, 11.75, 1.4, 12, 1.4, 12, 1.3);
    P.line('thin', 12, 0.8, 12, 0.1);
    tech(P, 13, 0, 'tablet', { flip: true });
    P.rect('thin', 11.4, 1.7, 1.1, 0.8);
  });
  P.at(3, () => {
    live(P, 'm', 0, 4.25, 11.2, 4.25, 11.2, 0.6, 11.6, 0.6);
    node(P, 'm', 11.2, 0.6, 0.08);
    for (let i = 0; i < 4; i++) P.line('live-m', 12, 1.22 - i * 0.1, 12, 1.18 - i * 0.1);
  });
});

/** A pharmacy: cold room, medicine refrigerators, stores, the hatch. */
export const pharmacyRoom = room(8, (P) => {
  P.at(1, () => {
    coldroom(P, 0.3, 0, 4.2, 3);
    for (const x of [5, 6.15, 7.3]) medFridge(P, x, 0, { w: 1.05, h: 2.2 });
    racking(P, 8.8, 0, { w: 2.2, h: 2.5 });
    person(P, 11.6, 0, 'reach', { flip: true });
    counter(P, 12.1, 0, 2);
  });
  P.at(3, () => {
    live(P, 'r', 0, 4.25, 1.2, 4.25, 1.2, 2.5);
    live(P, 'r', 1.2, 4.25, 7.8, 4.25, 7.8, 2.2);
    P.line('live-r', 5.5, 4.25, 5.5, 2.2).line('live-r', 6.7, 4.25, 6.7, 2.2);
  });
});

/** A hospital's plant: air handler, boiler, medical gas, generator. */
export const hospitalPlant = room(5, (P) => {
  P.at(1, () => {
    ahu(P, 0.3, 0, 5.4, 2.3, 'm');
    tech(P, 6.3, 0, 'tablet', { flip: true });
    boiler(P, 7, 0, 1.5, 1.9, 'm');
    pump(P, 9.3, 0, 'm');
    gasBottles(P, 10, 0, 4);
    generator(P, 11.5, 0, { w: 4.2, live: null });
    P.line('medium', 1, 2.55, 1, 4.7).line('medium', 1.8, 2.55, 1.8, 4.7);
  });
  P.at(3, () => {
    live(P, 'm', 5, 2.55, 5, 4.25, 13.8, 4.25);
    live(P, 'm', 7.7, 2, 7.7, 3.6, 9.2, 3.6, 9.2, 0.6);
  });
});
