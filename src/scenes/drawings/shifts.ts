import { switchgear } from '../parts/electrical.ts';
import { counter, desk, potted, screen, sofa } from '../parts/furniture.ts';
import { van } from '../parts/outdoors.ts';
import { person, tech } from '../parts/people.ts';
import { ahu, dryCooler, fan, pump, tank } from '../parts/plant.ts';
import { racking } from '../parts/retail.ts';
import { ductX, pipeX } from '../parts/services.ts';
import { backWindows, door, ladder, lights } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import { type NamedDrawing, sheet } from './sheet.ts';

/*
 * Eight places of a shift, 400 × 150, and the four storeys of a price list, 460 × 176. Their lower edge is the floor.
 */

const place = (seed: number, draw: (P: Pen) => void): NamedDrawing =>
  sheet({ width: 400, height: 150, scale: 46, originY: 149, seed }, (P) => {
    P.at(1, () => draw(P));
  });

function trolley(P: Pen, x: number): void {
  P.rect('thin', x, 0.35, 0.7, 0.6).line('medium', x - 0.1, 0.35, x + 0.8, 0.35);
  P.circ('thin', x + 0.1, 0.12, 0.12).circ('thin', x + 0.6, 0.12, 0.12);
}

export const shiftVan = place(7, (P) => {
  van(P, 0.3, 0);
  tech(P, 6.1, 0, 'tablet');
  racking(P, 6.8, 0, { w: 1.8, h: 2, lv: 3 });
});
export const shiftLobby = place(9, (P) => {
  door(P, 0.5, 0, 1, 2.2);
  door(P, 1.5, 0, 1, 2.2);
  tech(P, 3.4, 0, 'walk');
  counter(P, 5, 0, 2);
  person(P, 7.5, 0, 'stand', { flip: true });
});
export const shiftBasement = place(8, (P) => {
  pump(P, 1, 0, 'm');
  P.line('medium', 0.9, 0.6, 0.9, 3.2).line('medium', 1.1, 0.6, 1.1, 3.2);
  tech(P, 2.4, 0, 'kneel', { flip: true });
  tank(P, 3.6, 0, 1.1, 2.3);
  pump(P, 5.6, 0);
  P.line('thin', 5.5, 0.6, 5.5, 3.2);
  tank(P, 7, 0, 1.1, 2.3);
});
export const shiftLock = place(8, (P) => {
  switchgear(P, 0.4, 0, 5, 2.2, 'm');
  P.at(4, () => {
    P.rrect('node-m', 1.36, 0.9, 0.22, 0.22, 0.04);
    P.arc('live-m', 1.41, 1.13, 0.06, 1.53, 1.13, 1);
  });
  tech(P, 4.9, 0, 'tablet', { flip: true });
  P.line('thin', 5.9, 0, 5.9, 0.9).line('thin', 7.1, 0, 7.1, 0.9);
  P.rect('panel', 5.8, 0.6, 1.4, 0.25);
  P.hatch('medium', 5.8, 0.6, 1.4, 0.25, 0.25);
});
export const shiftCeiling = place(8, (P) => {
  P.line('thin', 0, 2.3, 9, 2.3);
  ladder(P, 1.6, 0, 1.7);
  tech(P, 1.62, 0.25, 'reach');
  P.rect('panel', 1.4, 2.26, 2.2, 0.5);
  P.rect('wash-m', 1.4, 2.26, 2.2, 0.5);
  fan(P, 1.8, 2.5, 0.18);
  desk(P, 4, 0, { w: 1.3 });
  potted(P, 7.4, 0, 1.2);
});
export const shiftAhu = place(7, (P) => {
  ahu(P, 0.4, 0, 5.6, 2, 'm');
  tech(P, 6.7, 0, 'tablet', { flip: true });
  pump(P, 7.6, 0);
});
export const shiftStores = place(9, (P) => {
  racking(P, 0.3, 0, { w: 2.6, h: 2.3 });
  racking(P, 3.1, 0, { w: 2.6, h: 2.3, live: 'm' });
  tech(P, 6.4, 0, 'push');
  trolley(P, 7);
});
export const shiftDesk = place(8, (P) => {
  desk(P, 0.8, 0, { w: 1.5 });
  tech(P, 3.4, 0, 'walk');
  door(P, 4.6, 0, 1, 2.2);
  potted(P, 6.6, 0, 1.2);
});

const storey = (seed: number, isRoof: boolean, draw: (P: Pen) => void): NamedDrawing =>
  sheet({ width: 460, height: 176, scale: 46, originY: 175, seed }, (P) => {
    if (!isRoof) P.at(0, () => backWindows(P, 0.4, 9.6, 0, 1, 2.5, 1.5));
    P.at(1, () => {
      if (!isRoof) {
        P.line('thin', 0, 3, 10, 3);
        lights(P, 0.3, 9.7, 3, 2.3, 0.9);
        ductX(P, 1.4, 3.4, 0.8, 0.34);
        pipeX(P, 2.4, 3.4, 0.12);
        ductX(P, 7, 3.4, 0.8, 0.34);
      }
      draw(P);
    });
  });

export const storeys = [
  storey(2, false, (P) => {
    person(P, 1, 0, 'walk');
    sofa(P, 2.2, 0, 1.6);
    potted(P, 4.5, 0, 1.3);
    counter(P, 5.4, 0, 2);
    person(P, 7.8, 0, 'stand', { flip: true });
    tech(P, 9.1, 0, 'tablet', { flip: true });
  }),
  storey(7, false, (P) => {
    switchgear(P, 0.4, 0, 4, 2.1, 'm');
    tech(P, 4, 0, 'tablet', { flip: true });
    racking(P, 4.9, 0, { w: 2.2, h: 2.2, live: 'm' });
    desk(P, 7.8, 0, { w: 1.4 });
  }),
  storey(12, false, (P) => {
    desk(P, 0.9, 0, { w: 1.4 });
    P.rect('panel', 3.6, 1.2, 2, 1.1);
    screen(P, 3.6, 1.2, 2, 1.1);
    person(P, 3.2, 0, 'talk');
    person(P, 6, 0, 'stand', { flip: true });
    desk(P, 8.6, 0, { flip: true, w: 1.4 });
  }),
  storey(17, true, (P) => {
    dryCooler(P, 0.5, 0, 3, 'm');
    ahu(P, 4.3, 0, 4.4, 1.8, 'm');
    tech(P, 9.3, 0, 'tablet', { flip: true });
  }),
] as const;
