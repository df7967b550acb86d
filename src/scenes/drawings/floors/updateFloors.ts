import { earth } from '../../parts/outdoors.ts';
import { technician } from '../../parts/people.ts';
import { airHandler, dryCooler } from '../../parts/plant.ts';
import { sheet } from '../sheet.ts';

/*
 * The ends of the building of the product updates, whose floors the page stacks: a roof on which the next floor is being
 * built, and the ground.
 */

const scale = 40;
const roofWidth = 1280 / scale;

/** The roof: the stair’s head house, plant, and a crane that lowers the beam of the next floor onto its posts. */
export const updateRoof = sheet(
  {
    width: 1280,
    height: 264,
    scale,
    originY: 264,
    seed: 12,
    // Phones show the end with the crane.
    frames: [{ left: 1280 - 500, right: 1280, top: 0, bottom: 264 }],
  },
  (pen) => {
    pen.onLayer(1, () => {
      pen.rect('panel', 0, 0, 3.6, 2.5).rect('solid', -0.1, 2.5, 3.9, 0.2).rect('medium', 2.2, 0, 1, 2.1);
      dryCooler(pen, 5.4, 0.05, 3, null);
      technician(pen, 10.4, 0.05, 'walk');
      airHandler(pen, 12.2, 0.05, 5.2, 1.9, null);
      // Slabs that wait for their floor.
      for (let row = 0; row < 3; row++) pen.rect('panel', 18.3, row * 0.28, 0.9, 0.2);
      // The next floor: two posts stand, and the beam comes.
      for (const x of [20.9, 25.2]) pen.rect('solid', x, 0, 0.3, 2.5).rect('solid', x - 0.2, 0, 0.7, 0.12);
      pen.rect('solid', 20.6, 3.3, 5.2, 0.36);
      pen.line('thin', 21.6, 3.66, 23.2, 4.7, 24.8, 3.66).line('thin', 23.2, 4.7, 23.2, 5.5);
      pen.circle('medium', 23.2, 4.78, 0.09);
      technician(pen, 22.2, 0.05, 'reach');
      technician(pen, 26.6, 0.05, 'point', { flip: true });
    });
    pen.onLayer(2, () => {
      // The crane: its mast, its jib with the trolley, and the counterweight.
      for (const x of [28.4, 29.2]) pen.line('medium', x, 0, x, 5.5);
      for (let y = 0; y < 5.4; y += 0.55) {
        pen.line('thin', 28.4, y, 29.2, y + 0.55).line('thin', 28.4, y + 0.55, 29.2, y + 0.55);
      }
      pen.rect('solid', 28, 0, 1.6, 0.16);
      pen.rect('panel', 28.3, 4.6, 1, 0.8).rect('medium', 28.3, 4.6, 1, 0.8);
      pen.line('medium', 19.9, 5.5, 31.6, 5.5).line('medium', 20.4, 5.85, 28.4, 5.85);
      for (let x = 20.4; x < 28; x += 0.8) pen.line('thin', x, 5.85, x + 0.4, 5.5, x + 0.8, 5.85);
      pen.line('medium', 28.4, 5.5, 28.8, 6.5, 29.2, 5.5).line('thin', 22, 5.85, 28.8, 6.5, 31.4, 5.5);
      pen.rect('solid', 30.5, 4.9, 1, 0.6).rect('solid', 23, 5.4, 0.4, 0.14);
      pen.rect('solid', 0, 0, 0.12, 0.5).rect('solid', roofWidth - 0.12, 0, 0.12, 0.5);
    });
  },
);

/** The ground that the building stands in, and its footings. */
export const updateGround = sheet(
  { width: 1440, height: 104, scale, originY: 1, seed: 5, bleed: 560 },
  (pen) => {
    pen.onLayer(2, () => {
      pen.line('cut', -14, 0, 50, 0);
      earth(pen, -14, 50, 0, { depth: 3 });
    });
    pen.onLayer(3, () => {
      for (let x = 2.6; x < 34; x += 5.16) {
        pen.rect('solid', x - 0.3, -0.9, 0.6, 0.9).rect('solid', x - 0.9, -1.3, 1.8, 0.4);
      }
    });
  },
);
