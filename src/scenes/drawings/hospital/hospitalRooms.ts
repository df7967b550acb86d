import { assetNode, liveLine } from '../../parts/annotations.ts';
import { gasBottles, generator } from '../../parts/electrical.ts';
import { receptionCounter } from '../../parts/furniture.ts';
import {
  curtain,
  dripStand,
  hospitalBed,
  medicineRefrigerator,
  operatingTable,
  patientMonitor,
} from '../../parts/medical.ts';
import { nurse, person, technician } from '../../parts/people.ts';
import { airHandler, boiler, pump } from '../../parts/plant.ts';
import { coldRoom } from '../../parts/refrigeration.ts';
import { palletRacking } from '../../parts/retail.ts';
import { ductSection, pipeSection } from '../../parts/services.ts';
import { backWindows } from '../../parts/structure.ts';
import type { Pen } from '../../pen/Pen.ts';
import { type NamedDrawing, sheet } from '../sheet.ts';

/*
 * Four rooms of a hospital at 1:25, 880 × 300.
 */

const ceiling = 3.1;
const across = 880 / 64;

const room = (seed: number, draw: (pen: Pen) => void): NamedDrawing =>
  sheet({ width: 880, height: 306, scale: 64, originY: 294, seed }, (pen) => {
    pen.onLayer(1, () => {
      pen.line('thin', 0, ceiling, across, ceiling);
      ductSection(pen, 1.3, 3.9, 1, 0.44);
      pipeSection(pen, 2.5, 3.9, 0.18);
      pipeSection(pen, 3, 3.9, 0.18);
    });
    pen.onLayer(2, () => pen.rect('solid', 0, -0.2, across, 0.2));
    draw(pen);
  });

/** An operating room between its preparation room and recovery, air coming down over the table. */
export const operatingRoom = room(7, (pen) => {
  pen.onLayer(-1, () => pen.rect('wash-cmms', 3.4, 0, 6.6, ceiling));
  pen.onLayer(1, () => {
    pen.line('medium', 3.3, 0, 3.3, ceiling).line('medium', 10.1, 0, 10.1, ceiling);
    pen.rect('panel', 5, ceiling, 3.4, 0.5);
    pen.rect('wash-cmms', 5, ceiling, 3.4, 0.5);
    operatingTable(pen, 6.7, 0, ceiling);
    patientMonitor(pen, 4.2, 0);
    pen.rect('thin', 8.9, 0, 0.7, 1.4);
    pen.line('hair', 8.9, 0.5, 9.6, 0.5).line('hair', 8.9, 0.95, 9.6, 0.95);
    pen.rect('thin', 0.5, 0.8, 1.6, 0.3);
    pen.line('hair', 0.8, 1.1, 0.8, 1.5, 1, 1.5);
    nurse(pen, 1.3, 0);
    person(pen, 2.4, 0, 'stand', { flip: true });
    hospitalBed(pen, 10.8, 0, { patient: false });
    dripStand(pen, 13.1, 0);
  });
  pen.onLayer(3, () => {
    liveLine(pen, 'cmms', 0, 4.25, 6.7, 4.25, 6.7, 3.6);
    for (const x of [5.3, 5.9, 7.5, 8.1])
      pen.line('live-cmms', x, 2.95, x, 2.35).line('live-cmms', x - 0.08, 2.46, x, 2.35, x + 0.08, 2.46);
  });
});

/** A ward with a free bed, and the washroom where water is tested. */
export const wardRoom = room(4, (pen) => {
  pen.onLayer(0, () => backWindows(pen, 0.5, across - 3, 0, 1, 2.6, 1.8));
  pen.onLayer(1, () => {
    for (const x of [0.9, 4.2, 7.5]) {
      hospitalBed(pen, x, 0, { patient: x !== 4.2 });
      dripStand(pen, x - 0.2, 0);
      curtain(pen, x + 2.5, 0, 0.5, 2.4);
    }
    nurse(pen, 3.7, 0, { flip: true });
    pen.line('medium', 10.7, 0, 10.7, ceiling);
    pen.rect('thin', 11.5, 0.8, 1, 0.22);
    pen.line('medium', 11.75, 1.02, 11.75, 1.4, 12, 1.4, 12, 1.3);
    pen.line('thin', 12, 0.8, 12, 0.1);
    technician(pen, 13, 0, 'tablet', { flip: true });
    pen.rect('thin', 11.4, 1.7, 1.1, 0.8);
  });
  pen.onLayer(3, () => {
    liveLine(pen, 'cmms', 0, 4.25, 11.2, 4.25, 11.2, 0.6, 11.6, 0.6);
    assetNode(pen, 'cmms', 11.2, 0.6, 0.08);
    for (let i = 0; i < 4; i++) pen.line('live-cmms', 12, 1.22 - i * 0.1, 12, 1.18 - i * 0.1);
  });
});

/** A pharmacy: cold room, medicine refrigerators, stores, the hatch. */
export const pharmacyRoom = room(8, (pen) => {
  pen.onLayer(1, () => {
    coldRoom(pen, 0.3, 0, 4.2, 3);
    for (const x of [5, 6.15, 7.3]) medicineRefrigerator(pen, x, 0, { width: 1.05, height: 2.2 });
    palletRacking(pen, 8.8, 0, { width: 2.2, height: 2.5 });
    person(pen, 11.6, 0, 'reach', { flip: true });
    receptionCounter(pen, 12.1, 0, 2);
  });
  pen.onLayer(3, () => {
    liveLine(pen, 'cold', 0, 4.25, 1.2, 4.25, 1.2, 2.5);
    liveLine(pen, 'cold', 1.2, 4.25, 7.8, 4.25, 7.8, 2.2);
    pen.line('live-cold', 5.5, 4.25, 5.5, 2.2).line('live-cold', 6.7, 4.25, 6.7, 2.2);
  });
});

/** A hospital's plant: air handler, boiler, medical gas, generator. */
export const hospitalPlant = room(5, (pen) => {
  pen.onLayer(1, () => {
    airHandler(pen, 0.3, 0, 5.4, 2.3, 'cmms');
    technician(pen, 6.3, 0, 'tablet', { flip: true });
    boiler(pen, 7, 0, 1.5, 1.9, 'cmms');
    pump(pen, 9.3, 0, 'cmms');
    gasBottles(pen, 10, 0, 4);
    generator(pen, 11.5, 0, { width: 4.2, live: null });
    pen.line('medium', 1, 2.55, 1, 4.7).line('medium', 1.8, 2.55, 1.8, 4.7);
  });
  pen.onLayer(3, () => {
    liveLine(pen, 'cmms', 5, 2.55, 5, 4.25, 13.8, 4.25);
    liveLine(pen, 'cmms', 7.7, 2, 7.7, 3.6, 9.2, 3.6, 9.2, 0.6);
  });
});
