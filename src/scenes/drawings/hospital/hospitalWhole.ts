import { hospital } from '../../buildings/hospital.ts';
import { liveLine } from '../../parts/annotations.ts';
import { gasBottles, generator, switchgear } from '../../parts/electrical.ts';
import { receptionCounter } from '../../parts/furniture.ts';
import { medicineRefrigerator } from '../../parts/medical.ts';
import { bench, earth, streetLamp, tree, van } from '../../parts/outdoors.ts';
import { person, technician } from '../../parts/people.ts';
import { airHandler, boiler, dryCooler, pump, tank } from '../../parts/plant.ts';
import { coldRoom } from '../../parts/refrigeration.ts';
import { palletRacking } from '../../parts/retail.ts';
import { backWindows, ceilingLights, slab, wall } from '../../parts/structure.ts';
import { middleFrame } from '../../pen/cropAround.ts';
import type { Pen } from '../../pen/Pen.ts';
import { groundLine, sheet } from '../sheet.ts';

const left = 35;
const width = 26;
const right = left + width;
const wing = 17.2;
const cellar = -5;

function pharmacyWing(pen: Pen): void {
  const end = left - 0.1;
  pen.onLayer(-1.5, () => pen.rect('paper', wing, 0, end - wing, 4.6));
  pen.onLayer(0, () => backWindows(pen, wing + 10.4, end - 1, 0, 1, 2.6, 1.5));
  pen.onLayer(1, () => {
    coldRoom(pen, wing + 0.6, 0, 4, 3.1);
    medicineRefrigerator(pen, wing + 5.2, 0, { width: 1, height: 2.2 });
    medicineRefrigerator(pen, wing + 6.3, 0, { width: 1, height: 2.2 });
    palletRacking(pen, wing + 7.6, 0, { width: 2.2, height: 2.3 });
    person(pen, wing + 10.6, 0, 'tablet');
    receptionCounter(pen, wing + 11.4, 0, 2.6);
    person(pen, wing + 14.8, 0, 'stand', { flip: true });
    pen.line('thin', wing, 3.4, end, 3.4).line('medium', wing + 10, 0, wing + 10, 3.4);
    ceilingLights(pen, wing + 5, end - 0.4, 3.4, 2.4);
    dryCooler(pen, wing + 1.4, 4.7, 3, 'cold');
    airHandler(pen, wing + 8, 4.7, 4.4, 1.7, null);
  });
  pen.onLayer(2, () => {
    slab(pen, wing - 0.2, end + 0.4, 0, 0.36);
    slab(pen, wing - 0.2, end + 0.2, 4.65, 0.3);
    wall(pen, wing, 0, 5.2, 0.28);
  });
}

function plant(pen: Pen): void {
  pen.onLayer(1, () => {
    pen.rect('paper', left, cellar, width, 4.8);
    boiler(pen, left + 1, cellar, 1.7, 2.1, 'cmms');
    boiler(pen, left + 3.2, cellar, 1.7, 2.1, null);
    pump(pen, left + 6, cellar, 'cmms');
    pump(pen, left + 7.4, cellar);
    tank(pen, left + 8.8, cellar, 1.3, 2.9);
    technician(pen, left + 11, cellar, 'tablet', { flip: true });
    switchgear(pen, left + 12.4, cellar, 4, 2.2);
    gasBottles(pen, left + 16, cellar, 7);
    generator(pen, left + 19, cellar, { live: 'energy' });
    technician(pen, left + 24.4, cellar, 'kneel', { flip: true });
    pen.line('thin', left, -1.2, right, -1.2).line('thin', left, -1.45, right, -1.45);
  });
  pen.onLayer(2, () => {
    pen.rect('solid', left - 0.3, cellar - 0.3, width + 0.6, 0.3);
    wall(pen, left - 0.1, cellar, 0, 0.3);
    wall(pen, right + 0.1, cellar, 0, 0.3);
    for (let i = 0; i < 6; i++) pen.rect('solid', left + 1 + i * 4.8, cellar - 2.2, 0.4, 2);
  });
}

/** What a phone shows at the head of the healthcare page: from the pharmacy to the ward. */
const phone = middleFrame(2 * 757, 920);

/** A hospital of five floors with its pharmacy wing and the plant below it; sky on the left for text. A strip. */
export const hospitalWhole = sheet(
  { width: 1440, height: 760, scale: 20.4, originY: 570, seed: 5, frames: [phone], bleed: 360 },
  (pen) => {
    pen.onLayer(-3, () => pen.rect('earth', -20, -10, 130, 10));
    pen.onLayer(-2, () => {
      for (const [x, h, seed] of [
        [3, 8, 4],
        [9.4, 7, 8],
        [65.6, 8.4, 2],
        [70, 7, 6],
        [-6, 8, 5],
        [86, 7.2, 9],
      ] as const)
        tree(pen, x, 0, h, seed);
    });
    hospital(pen, left, { width: width, floors: 5, operatingFloor: 3, seed: 21 });
    pharmacyWing(pen);
    plant(pen);
    pen.onLayer(1, () => {
      streetLamp(pen, 14.6, 0, 5.4);
      van(pen, 1.2, 0);
      person(pen, 15.8, 0, 'walk');
      person(pen, 68.6, 0, 'walk', { flip: true });
      bench(pen, 70.2, 0);
      person(pen, -3, 0, 'walk');
    });
    groundLine(pen, -18, 90, [wing, right]);
    pen.onLayer(-1, () => {
      earth(pen, -18, left - 0.5, -0.3, { depth: 4 });
      earth(pen, right + 0.4, 90, -0.1, { depth: 4 });
      earth(pen, left, right, cellar - 0.5, { depth: 2 });
    });
    pen.onLayer(3, () => {
      liveLine(
        pen,
        'cmms',
        left + 1.9,
        cellar + 2.2,
        left + 1.9,
        -1.7,
        left + 6,
        -1.7,
        left + 6,
        cellar + 0.6,
      );
      liveLine(pen, 'cold', wing + 2.4, 3.1, wing + 2.4, 4.9);
    });
  },
);
