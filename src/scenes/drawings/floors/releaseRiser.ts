import { liveLine } from '../../parts/annotations.ts';
import { switchgear } from '../../parts/electrical.ts';
import { earth } from '../../parts/outdoors.ts';
import { person, technician } from '../../parts/people.ts';
import { airHandler, boiler, dryCooler, pump, tank } from '../../parts/plant.ts';
import { slab } from '../../parts/structure.ts';
import type { Pen } from '../../pen/Pen.ts';
import { sheet } from '../sheet.ts';

/*
 * The two ends of the riser of the release notes, between which the page draws its floors: the tank on the roof that
 * feeds it, and the pumps in the basement. On the page it is at the same place (--riser of ReleaseLog.module.css).
 */

const scale = 40;
const width = 1280;
const across = width / scale;
/** The middle of the riser, and half of its bore. */
const middle = (0.155 * width) / scale;
const half = 8 / scale;

function riser(pen: Pen, from: number, to: number): void {
  pen.rect('panel', middle - half, from, 2 * half, to - from);
  for (const side of [-half, half]) pen.line('cut', middle + side, from, middle + side, to);
}

// Phones show the plant beside the tank.
export const riserRoof = sheet(
  {
    width,
    height: 236,
    scale,
    originY: 236,
    seed: 9,
    frames: [{ left: 385, right: 955, top: 0, bottom: 236 }],
  },
  (pen) => {
    pen.onLayer(1, () => {
      airHandler(pen, 10.2, 0.05, 5.4, 2, null);
      technician(pen, 17, 0.05, 'tablet');
      dryCooler(pen, 18.6, 0.05, 4, null);
      // The head house of the stair, and someone on the way to the round.
      pen.rect('panel', 25.4, 0, 3.8, 2.7).rect('solid', 25.2, 2.7, 4.2, 0.2).rect('medium', 27.6, 0, 1, 2.1);
      person(pen, 24.2, 0.05, 'walk', { look: 'bun' });
    });
    pen.onLayer(2, () => {
      // The tank on its frame: its lid, its hoops, and the level at which it stands.
      pen.rect('panel', middle - 1.9, 1.7, 3.8, 2.6).rect('wash-cmms', middle - 1.9, 1.7, 3.8, 1.9);
      pen.rect('medium', middle - 1.9, 1.7, 3.8, 2.6);
      pen.polygon('solid', middle - 2.2, 4.3, middle + 2.2, 4.3, middle, 5.3);
      for (const y of [2.3, 3, 3.7]) pen.line('hair', middle - 1.9, y, middle + 1.9, y);
      pen.line('live-cmms', middle - 1.9, 3.6, middle + 1.9, 3.6);
      slab(pen, middle - 2.3, middle + 2.3, 1.7, 0.22);
      for (const x of [-2.1, 1.95]) pen.rect('solid', middle + x, 0, 0.15, 1.5);
      riser(pen, 0, 1.5);
      pen.line('thin', middle + 2.1, 0, middle + 2.1, 4.3).line('thin', middle + 2.5, 0, middle + 2.5, 4.3);
      for (let y = 0.3; y < 4.3; y += 0.34) pen.line('thin', middle + 2.1, y, middle + 2.5, y);
      technician(pen, middle + 3.5, 0.05, 'point', { flip: true });
      pen.rect('solid', 0, 0, 0.12, 0.6).rect('solid', across - 0.12, 0, 0.12, 0.6);
    });
  },
);

export const riserPumps = sheet({ width, height: 216, scale, originY: 160, seed: 4 }, (pen) => {
  pen.onLayer(2, () => {
    slab(pen, 0, across, 4, 0.25);
    slab(pen, 0, across, 0, 0.3);
    pen.rect('solid', 0, 0, 0.3, 4).rect('solid', across - 0.3, 0, 0.3, 4);
    earth(pen, 0, across, -0.3, { depth: 1.1 });
    riser(pen, 0.9, 4);
    pen.rect('medium', middle - 0.32, 0.75, 0.64, 0.2);
  });
  pen.onLayer(1, () => {
    pump(pen, middle + 1.6, 0, 'cmms');
    pump(pen, middle + 3.2, 0, 'cmms');
    technician(pen, middle + 5, 0, 'kneel', { flip: true });
    tank(pen, 12.2, 0, 1.3, 2.6);
    tank(pen, 14, 0, 1.3, 2.6);
    boiler(pen, 17, 0);
    switchgear(pen, 21.6, 0, 5.4, 2.2);
    technician(pen, 28.4, 0, 'tablet', { flip: true });
  });
  pen.onLayer(3, () => liveLine(pen, 'cmms', middle, 0.9, middle, 0.36, middle + 1.3, 0.36));
});
