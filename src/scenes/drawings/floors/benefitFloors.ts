import { switchgear } from '../../parts/electrical.ts';
import { deskPair } from '../../parts/furniture.ts';
import { earth, van } from '../../parts/outdoors.ts';
import { person, technician } from '../../parts/people.ts';
import { airHandler, boiler, chiller, pump, tank } from '../../parts/plant.ts';
import { palletRacking } from '../../parts/retail.ts';
import type { Pen } from '../../pen/Pen.ts';
import { type NamedDrawing, sheet } from '../sheet.ts';

/* Five floors that a job passes through, 640 × 520 on the maintenance wash, with room above for a product window. */

const floor = (seed: number, furnish: (pen: Pen) => void): NamedDrawing =>
  sheet({ width: 640, height: 520, scale: 40, originY: 470, seed, ground: 'cmms' }, (pen) => {
    pen.onLayer(2, () => pen.rect('solid', 0, -0.3, 16, 0.3));
    pen.onLayer(-1, () => earth(pen, 0, 16, -0.4, { depth: 1 }));
    pen.onLayer(1, () => furnish(pen));
  });

export const plantFloor = floor(2, (pen) => {
  airHandler(pen, 0.8, 0, 7, 2.7, 'cmms');
  technician(pen, 9, 0, 'tablet', { flip: true });
  pump(pen, 10.6, 0, 'cmms');
  tank(pen, 12.4, 0, 1.4, 3);
});
export const powerFloor = floor(3, (pen) => {
  switchgear(pen, 0.8, 0, 6, 2.4, 'cmms');
  technician(pen, 6.2, 0, 'tablet', { flip: true });
  boiler(pen, 8, 0, 1.8, 2.2, null);
  boiler(pen, 10.4, 0, 1.8, 2.2, 'cmms');
  tank(pen, 13, 0, 1.4, 3);
});
const furnishStores = (pen: Pen): void => {
  palletRacking(pen, 0.8, 0, { width: 3, height: 2.9 });
  palletRacking(pen, 4.2, 0, { width: 3, height: 2.9, live: 'cmms' });
  technician(pen, 8, 0, 'push');
  pen.rect('thin', 8.7, 0.35, 0.9, 1).circle('thin', 8.9, 0.14, 0.14).circle('thin', 9.4, 0.14, 0.14);
  van(pen, 10.6, 0);
};
export const storesFloor = floor(4, furnishStores);
/** The same store room for a figure in a text: no room above, and its slab at the bottom edge. */
export const storesAisle = sheet(
  { width: 640, height: 184, scale: 40, originY: 174, seed: 4, ground: 'cmms' },
  (pen) => {
    pen.onLayer(2, () => pen.rect('solid', 0, -0.3, 16, 0.3));
    pen.onLayer(1, () => furnishStores(pen));
  },
);
export const vendorFloor = floor(5, (pen) => {
  van(pen, 0.6, 0);
  technician(pen, 6.4, 0, 'walk');
  pen.line('medium', 8, 0, 8, 4.4).line('medium', 8.2, 0, 8.2, 4.4);
  chiller(pen, 9, 0, 5, 'cmms');
});
export const officeFloor = floor(6, (pen) => {
  for (let i = 0; i < 3; i++) deskPair(pen, 1 + i * 4.9, 0, true, i !== 1);
  person(pen, 5, 0, 'tablet');
});
