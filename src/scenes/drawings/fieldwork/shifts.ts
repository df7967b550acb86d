import { switchgear } from '../../parts/electrical.ts';
import { desk, pottedPlant, receptionCounter, sofa, wallScreen } from '../../parts/furniture.ts';
import { van } from '../../parts/outdoors.ts';
import { person, technician } from '../../parts/people.ts';
import { airHandler, dryCooler, fan, pump, tank } from '../../parts/plant.ts';
import { palletRacking } from '../../parts/retail.ts';
import { ductSection, pipeSection } from '../../parts/services.ts';
import { backWindows, ceilingLights, door, ladder } from '../../parts/structure.ts';
import type { Pen } from '../../pen/Pen.ts';
import { type NamedDrawing, sheet } from '../sheet.ts';

/*
 * Eight places of a shift, 400 × 150, and the four storeys of a price list, 460 × 176. Their lower edge is the floor.
 */

const place = (seed: number, draw: (pen: Pen) => void): NamedDrawing =>
  sheet({ width: 400, height: 150, scale: 46, originY: 149, seed }, (pen) => {
    pen.onLayer(1, () => draw(pen));
  });

function trolley(pen: Pen, x: number): void {
  pen.rect('thin', x, 0.35, 0.7, 0.6).line('medium', x - 0.1, 0.35, x + 0.8, 0.35);
  pen.circle('thin', x + 0.1, 0.12, 0.12).circle('thin', x + 0.6, 0.12, 0.12);
}

export const shiftVan = place(7, (pen) => {
  van(pen, 0.3, 0);
  technician(pen, 6.1, 0, 'tablet');
  palletRacking(pen, 6.8, 0, { width: 1.8, height: 2, levels: 3 });
});
export const shiftLobby = place(9, (pen) => {
  door(pen, 0.5, 0, 1, 2.2);
  door(pen, 1.5, 0, 1, 2.2);
  technician(pen, 3.4, 0, 'walk');
  receptionCounter(pen, 5, 0, 2);
  person(pen, 7.5, 0, 'stand', { flip: true });
});
export const shiftBasement = place(8, (pen) => {
  pump(pen, 1, 0, 'cmms');
  pen.line('medium', 0.9, 0.6, 0.9, 3.2).line('medium', 1.1, 0.6, 1.1, 3.2);
  technician(pen, 2.4, 0, 'kneel', { flip: true });
  tank(pen, 3.6, 0, 1.1, 2.3);
  pump(pen, 5.6, 0);
  pen.line('thin', 5.5, 0.6, 5.5, 3.2);
  tank(pen, 7, 0, 1.1, 2.3);
});
export const shiftLock = place(8, (pen) => {
  switchgear(pen, 0.4, 0, 5, 2.2, 'cmms');
  pen.onLayer(4, () => {
    pen.roundedRect('node-cmms', 1.36, 0.9, 0.22, 0.22, 0.04);
    pen.arc('live-cmms', 1.41, 1.13, 0.06, 1.53, 1.13, 1);
  });
  technician(pen, 4.9, 0, 'tablet', { flip: true });
  pen.line('thin', 5.9, 0, 5.9, 0.9).line('thin', 7.1, 0, 7.1, 0.9);
  pen.rect('panel', 5.8, 0.6, 1.4, 0.25);
  pen.hatch('medium', 5.8, 0.6, 1.4, 0.25, 0.25);
});
export const shiftCeiling = place(8, (pen) => {
  pen.line('thin', 0, 2.3, 9, 2.3);
  ladder(pen, 1.6, 0, 1.7);
  technician(pen, 1.62, 0.25, 'reach');
  pen.rect('panel', 1.4, 2.26, 2.2, 0.5);
  pen.rect('wash-cmms', 1.4, 2.26, 2.2, 0.5);
  fan(pen, 1.8, 2.5, 0.18);
  desk(pen, 4, 0, { width: 1.3 });
  pottedPlant(pen, 7.4, 0, 1.2);
});
export const shiftAhu = place(7, (pen) => {
  airHandler(pen, 0.4, 0, 5.6, 2, 'cmms');
  technician(pen, 6.7, 0, 'tablet', { flip: true });
  pump(pen, 7.6, 0);
});
export const shiftStores = place(9, (pen) => {
  palletRacking(pen, 0.3, 0, { width: 2.6, height: 2.3 });
  palletRacking(pen, 3.1, 0, { width: 2.6, height: 2.3, live: 'cmms' });
  technician(pen, 6.4, 0, 'push');
  trolley(pen, 7);
});
export const shiftDesk = place(8, (pen) => {
  desk(pen, 0.8, 0, { width: 1.5 });
  technician(pen, 3.4, 0, 'walk');
  door(pen, 4.6, 0, 1, 2.2);
  pottedPlant(pen, 6.6, 0, 1.2);
});

const storey = (seed: number, isRoof: boolean, draw: (pen: Pen) => void): NamedDrawing =>
  sheet({ width: 460, height: 176, scale: 46, originY: 175, seed }, (pen) => {
    if (!isRoof) pen.onLayer(0, () => backWindows(pen, 0.4, 9.6, 0, 1, 2.5, 1.5));
    pen.onLayer(1, () => {
      if (!isRoof) {
        pen.line('thin', 0, 3, 10, 3);
        ceilingLights(pen, 0.3, 9.7, 3, 2.3, 0.9);
        ductSection(pen, 1.4, 3.4, 0.8, 0.34);
        pipeSection(pen, 2.4, 3.4, 0.12);
        ductSection(pen, 7, 3.4, 0.8, 0.34);
      }
      draw(pen);
    });
  });

export const storeys = [
  storey(2, false, (pen) => {
    person(pen, 1, 0, 'walk');
    sofa(pen, 2.2, 0, 1.6);
    pottedPlant(pen, 4.5, 0, 1.3);
    receptionCounter(pen, 5.4, 0, 2);
    person(pen, 7.8, 0, 'stand', { flip: true });
    technician(pen, 9.1, 0, 'tablet', { flip: true });
  }),
  storey(7, false, (pen) => {
    switchgear(pen, 0.4, 0, 4, 2.1, 'cmms');
    technician(pen, 4, 0, 'tablet', { flip: true });
    palletRacking(pen, 4.9, 0, { width: 2.2, height: 2.2, live: 'cmms' });
    desk(pen, 7.8, 0, { width: 1.4 });
  }),
  storey(12, false, (pen) => {
    desk(pen, 0.9, 0, { width: 1.4 });
    pen.rect('panel', 3.6, 1.2, 2, 1.1);
    wallScreen(pen, 3.6, 1.2, 2, 1.1);
    person(pen, 3.2, 0, 'talk');
    person(pen, 6, 0, 'stand', { flip: true });
    desk(pen, 8.6, 0, { flip: true, width: 1.4 });
  }),
  storey(17, true, (pen) => {
    dryCooler(pen, 0.5, 0, 3, 'cmms');
    airHandler(pen, 4.3, 0, 4.4, 1.8, 'cmms');
    technician(pen, 9.3, 0, 'tablet', { flip: true });
  }),
] as const;
