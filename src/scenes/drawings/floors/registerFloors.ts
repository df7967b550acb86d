import { assetNode, liveLine } from '../../parts/annotations.ts';
import { solarPanels, switchgear } from '../../parts/electrical.ts';
import { person, technician } from '../../parts/people.ts';
import { airHandler, boiler, dryCooler, pump, tank } from '../../parts/plant.ts';
import {
  chestFreezer,
  compressorRack,
  dryGoodsShelves,
  multideck,
  multideckSection,
} from '../../parts/refrigeration.ts';
import { trolley } from '../../parts/retail.ts';
import { pendantLamp } from '../../parts/structure.ts';
import type { Pen } from '../../pen/Pen.ts';
import { codePlate, type NamedDrawing, sheet } from '../sheet.ts';

/*
 * Three storeys of one building, 740 × 330, to the same scale. Their lower edge is the floor. The page draws slabs and
 * walls, and crops the upper 94 px, which contain only risers, to the height of its rooms.
 */

const scale = 46;
const across = 740 / scale;
const top = 330 / scale;

const storey = (seed: number, draw: (pen: Pen) => void): NamedDrawing =>
  sheet({ width: 740, height: 330, scale, originY: 330, seed }, draw);

/** The roof: panels, an air handler and coolers on one lit line. */
export const registerEnergy = storey(4, (pen) => {
  pen.onLayer(1, () => {
    solarPanels(pen, 0.2, 0, 4, 'energy');
    airHandler(pen, 5.2, 0, 5.1, 2.1, 'energy');
    dryCooler(pen, 11.6, 0, 3, null);
    technician(pen, 10.9, 0, 'tablet', { flip: true });
  });
  pen.onLayer(3, () => {
    liveLine(pen, 'energy', 4.6, 0.35, 5.2, 0.35);
    liveLine(pen, 'energy', 10.3, 0.35, across - 0.23, 0.35, across - 0.23, -0.2);
    assetNode(pen, 'energy', 6.7, 1.1, 0.13);
    assetNode(pen, 'energy', 9, 1.1, 0.13);
  });
});

/** The plant room: every machine has a plate. */
export const registerCmms = storey(9, (pen) => {
  pen.onLayer(1, () => {
    pen.line('thin', 0, 4.6, across, 4.6).line('thin', 0, 4.4, across, 4.4);
    switchgear(pen, 0.6, 0, 4, 2.2);
    boiler(pen, 5.2, 0, 1.5, 2, 'cmms');
    pump(pen, 7.4, 0, 'cmms');
    technician(pen, 8.7, 0, 'kneel', { flip: true });
    tank(pen, 9.8, 0, 1.2, 2.4);
    pump(pen, 11.7, 0);
    person(pen, 13.4, 0, 'tablet', { flip: true });
  });
  pen.onLayer(3, () => {
    pen.line('live-energy', across - 0.23, top + 0.1, across - 0.23, -0.2);
    liveLine(pen, 'cmms', 5.95, 2, 5.95, 3.6, 7.35, 3.6, 7.35, 0.62);
    liveLine(pen, 'cmms', 7.35, 3.6, across - 0.53, 3.6, across - 0.53, -0.2);
    pen.line('live-cmms', 10.4, 3.6, 10.4, 2.4).line('live-cmms', 1.9, 2.2, 1.9, 3.6, 5.95, 3.6);
  });
  codePlate(pen, 5.8, 0.9);
  codePlate(pen, 1.2, 1.2, 0.3);
  codePlate(pen, 10.25, 1.3);
});

/** The shop: cases and their rack on one loop, one case leaking. */
export const registerCold = storey(15, (pen) => {
  pen.onLayer(1, () => {
    pen.line('thin', 0, 4.6, across, 4.6);
    multideckSection(pen, 0.5, 0, { height: 2.4 });
    person(pen, 2.6, 0, 'reach', { flip: true });
    multideck(pen, 3.4, 0, 3.6, 2.4, { doors: true });
    chestFreezer(pen, 7.6, 0, 2.3);
    trolley(pen, 10.7, 0);
    person(pen, 10.2, 0, 'push');
    dryGoodsShelves(pen, 11.2, 0, 0.9, 1.8, 5);
    pen.line('medium', 12.4, 0, 12.4, 4.6);
    compressorRack(pen, 12.6, 0, 2, 'cold');
    for (const x of [2.2, 5.2, 8.6, 11]) pendantLamp(pen, x, 4.6, 0.8);
  });
  pen.onLayer(3, () => {
    pen.line('live-energy', across - 0.23, top + 0.1, across - 0.23, -0.1);
    pen.line('live-cmms', across - 0.53, top + 0.1, across - 0.53, -0.1);
    liveLine(pen, 'cold', 12.8, 1.35, 12.8, 3.3, 1.1, 3.3, 1.1, 2.4);
    liveLine(pen, 'cold', 5.2, 3.3, 5.2, 2.4);
    liveLine(pen, 'cold', 8.7, 3.3, 8.7, 0.95);
    assetNode(pen, 'cold', 5.2, 2.9, 0.13);
    assetNode(pen, 'cold', 8.7, 1.6, 0.13);
  });
});
