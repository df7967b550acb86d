import { hospital } from '../buildings/hospital.ts';
import { live } from '../parts/annotations.ts';
import { gasBottles, generator, switchgear } from '../parts/electrical.ts';
import { counter } from '../parts/furniture.ts';
import { medFridge } from '../parts/medical.ts';
import { bench, earth, lamp, tree, van } from '../parts/outdoors.ts';
import { person, tech } from '../parts/people.ts';
import { ahu, boiler, dryCooler, pump, tank } from '../parts/plant.ts';
import { coldroom } from '../parts/refrigeration.ts';
import { racking } from '../parts/retail.ts';
import { backWindows, lights, slab, wall } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import { groundLine, sheet } from './sheet.ts';

const left = 35;
const width = 26;
const right = left + width;
const wing = 17.2;
const cellar = -5;

function pharmacyWing(P: Pen): void {
  const end = left - 0.1;
  P.at(-1.5, () => P.rect('paper', wing, 0, end - wing, 4.6));
  P.at(0, () => backWindows(P, wing + 10.4, end - 1, 0, 1, 2.6, 1.5));
  P.at(1, () => {
    coldroom(P, wing + 0.6, 0, 4, 3.1);
    medFridge(P, wing + 5.2, 0, { w: 1, h: 2.2 });
    medFridge(P, wing + 6.3, 0, { w: 1, h: 2.2 });
    racking(P, wing + 7.6, 0, { w: 2.2, h: 2.3 });
    person(P, wing + 10.6, 0, 'tablet');
    counter(P, wing + 11.4, 0, 2.6);
    person(P, wing + 14.8, 0, 'stand', { flip: true });
    P.line('thin', wing, 3.4, end, 3.4).line('medium', wing + 10, 0, wing + 10, 3.4);
    lights(P, wing + 5, end - 0.4, 3.4, 2.4);
    dryCooler(P, wing + 1.4, 4.7, 3, 'r');
    ahu(P, wing + 8, 4.7, 4.4, 1.7, null);
  });
  P.at(2, () => {
    slab(P, wing - 0.2, end + 0.4, 0, 0.36);
    slab(P, wing - 0.2, end + 0.2, 4.65, 0.3);
    wall(P, wing, 0, 5.2, 0.28);
  });
}

function plant(P: Pen): void {
  P.at(1, () => {
    P.rect('paper', left, cellar, width, 4.8);
    boiler(P, left + 1, cellar, 1.7, 2.1, 'm');
    boiler(P, left + 3.2, cellar, 1.7, 2.1, null);
    pump(P, left + 6, cellar, 'm');
    pump(P, left + 7.4, cellar);
    tank(P, left + 8.8, cellar, 1.3, 2.9);
    tech(P, left + 11, cellar, 'tablet', { flip: true });
    switchgear(P, left + 12.4, cellar, 4, 2.2);
    gasBottles(P, left + 16, cellar, 7);
    generator(P, left + 19, cellar, { live: 'e' });
    tech(P, left + 24.4, cellar, 'kneel', { flip: true });
    P.line('thin', left, -1.2, right, -1.2).line('thin', left, -1.45, right, -1.45);
  });
  P.at(2, () => {
    P.rect('solid', left - 0.3, cellar - 0.3, width + 0.6, 0.3);
    wall(P, left - 0.1, cellar, 0, 0.3);
    wall(P, right + 0.1, cellar, 0, 0.3);
    for (let i = 0; i < 6; i++) P.rect('solid', left + 1 + i * 4.8, cellar - 2.2, 0.4, 2);
  });
}

/** A hospital of five floors with its pharmacy wing and the plant below it; sky on the left for text. A strip. */
export const hospitalWhole = sheet(
  { width: 1440, height: 760, scale: 20.4, originY: 570, seed: 5, bleed: 360 },
  (P) => {
    P.at(-3, () => P.rect('earth', -20, -10, 130, 10));
    P.at(-2, () => {
      for (const [x, h, seed] of [
        [3, 8, 4],
        [9.4, 7, 8],
        [65.6, 8.4, 2],
        [70, 7, 6],
        [-6, 8, 5],
        [86, 7.2, 9],
      ] as const)
        tree(P, x, 0, h, seed);
    });
    hospital(P, left, { w: width, floors: 5, or: 3, seed: 21 });
    pharmacyWing(P);
    plant(P);
    P.at(1, () => {
      lamp(P, 14.6, 0, 5.4);
      van(P, 7.4, 0);
      person(P, 15.8, 0, 'walk');
      person(P, 68.6, 0, 'walk', { flip: true });
      bench(P, 70.2, 0);
      person(P, -3, 0, 'walk');
    });
    groundLine(P, -18, 90, [wing, right]);
    P.at(-1, () => {
      earth(P, -18, left - 0.5, -0.3, { depth: 4 });
      earth(P, right + 0.4, 90, -0.1, { depth: 4 });
      earth(P, left, right, cellar - 0.5, { depth: 2 });
    });
    P.at(3, () => {
      live(P, 'm', left + 1.9, cellar + 2.2, left + 1.9, -1.7, left + 6, -1.7, left + 6, cellar + 0.6);
      live(P, 'r', wing + 2.4, 3.1, wing + 2.4, 4.9);
    });
  },
);
