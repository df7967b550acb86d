import { liveLine } from '../../parts/annotations.ts';
import { earth } from '../../parts/outdoors.ts';
import { person, technician } from '../../parts/people.ts';
import { chestFreezer, dryGoodsShelves, multideck, multideckSection } from '../../parts/refrigeration.ts';
import { trolley } from '../../parts/retail.ts';
import { sheet } from '../sheet.ts';

/** An aisle of cold cases with its shoppers, all on one line of refrigerant. A strip below a board, as control-desks. */
export const caseAisle = sheet(
  { width: 1440, height: 198, scale: 56, originY: 142, seed: 11, bleed: 360 },
  (pen) => {
    const right = 1440 / 56;
    pen.onLayer(1, () => {
      for (const [x, width] of [
        [-5.4, 3.6],
        [0.6, 3.6],
        [6.4, 5],
        [17.6, 3.6],
        [23.4, 5],
      ] as const)
        multideck(pen, x, 0, width, 2.05, { doors: true });
      multideckSection(pen, -1.2, 0, { height: 2.05 });
      chestFreezer(pen, 12.6, 0, 2.8);
      dryGoodsShelves(pen, 29, 0, 2.6, 1.8, 5);
      person(pen, 5.2, 0, 'reach', { flip: true });
      person(pen, 11.95, 0, 'walk');
      trolley(pen, 17.2, 0);
      person(pen, 16.85, 0, 'push');
      technician(pen, 21, 0, 'tablet', { flip: true });
      person(pen, -2, 0, 'walk', { flip: true });
    });
    pen.onLayer(2, () => {
      pen.rect('solid', -14, -0.18, right + 28, 0.18);
      earth(pen, -14, right + 14, -0.28, { depth: 1 });
    });
    pen.onLayer(3, () => {
      liveLine(pen, 'cold', -14, 2.36, right + 14, 2.36);
      for (const x of [-3.6, 2.4, 8.9, 14, 19.4, 25.9])
        pen.line('live-cold', x, 2.36, x, x === 14 ? 0.95 : 2.05);
    });
  },
);
