import { solarPanels } from '../../parts/electrical.ts';
import { technician } from '../../parts/people.ts';
import { airHandler, coolingTower, dryCooler, tank } from '../../parts/plant.ts';
import { sheet } from '../sheet.ts';

const [width, height, scale] = [1188, 118, 24];

/** A roof from wall to wall, to stand on a building of the page: its plant, a mast, and a technician on the round. */
export const statusRoof = sheet(
  {
    width,
    height,
    scale,
    originY: height,
    seed: 12,
    // Phones show the end at which today is.
    frames: [{ left: width - 460, right: width, top: 0, bottom: height }],
  },
  (pen) => {
    pen.onLayer(1, () => {
      solarPanels(pen, 1.2, 0.05, 5, null);
      coolingTower(pen, 12.6, 0.05, 2.6, 3);
      coolingTower(pen, 15.5, 0.05, 2.6, 3);
      tank(pen, 19.2, 0.05, 1.2, 2.6);
      // The head house of the stair, its door lit.
      pen
        .rect('panel', 22.4, 0, 3.6, 2.9)
        .rect('solid', 22.2, 2.9, 4, 0.2)
        .rect('wash-energy', 23.1, 0, 1, 2.1)
        .rect('medium', 23.1, 0, 1, 2.1);
      technician(pen, 27.4, 0.05, 'tablet');
      dryCooler(pen, 30.9, 0.05, 4, 'cold');
      airHandler(pen, 36.6, 0.05, 5.4, 1.9, 'cmms');
      technician(pen, 43.6, 0.05, 'point', { flip: true });
    });
    pen.onLayer(2, () => {
      // The mast that everything is reported through.
      pen.line('medium', 46.6, 0, 47, 4.5, 47.4, 0);
      for (const y of [0.9, 1.8, 2.7, 3.6]) {
        const half = 0.4 * (1 - y / 4.5);
        pen.line('thin', 47 - half, y, 47 + half, y);
      }
      pen.rect('solid', 46.5, 3.2, 0.16, 0.9).rect('solid', 47.34, 3.2, 0.16, 0.9);
      pen.circle('node-cmms', 47, 4.6, 0.13);
      pen.rect('solid', 0, 0, 0.25, 0.5).rect('solid', width / scale - 0.25, 0, 0.25, 0.5);
    });
  },
);
