import { room } from '../../buildings/room.ts';
import { alarmPoint, liveLine } from '../../parts/annotations.ts';
import { generator, solarPanels, switchgear } from '../../parts/electrical.ts';
import { earth, tree, van } from '../../parts/outdoors.ts';
import { technician } from '../../parts/people.ts';
import {
  airHandler,
  boiler,
  bucket,
  chiller,
  coolingTower,
  dryCooler,
  pump,
  tank,
} from '../../parts/plant.ts';
import { glazing, slab, wall } from '../../parts/structure.ts';
import type { NamedDrawing } from '../sheet.ts';
import { sheet } from '../sheet.ts';

/** Walls of the building, and its storey height, in meters. */
const left = 9,
  right = 51,
  storey = 3.7;
const bays = [left + 0.3, left + 10.5, left + 21, left + 31.5, right - 0.3] as const;
const uses = [
  ['lobby', 'office', 'waiting', 'lab'],
  ['office', 'meet', 'office', 'servers'],
  ['office', 'office', 'breakout', 'office'],
] as const;

/**
 * One building in two states, a strip: run to failure with leaks and alarms, or maintained by asset lifecycle.
 */
const lifecycle = (isKept: boolean): NamedDrawing =>
  sheet({ width: 1440, height: 664, scale: 24, originY: 452, seed: 40, bleed: 360 }, (pen) => {
    const lit = isKept ? 'cmms' : null;
    const roof = 3 * storey,
      plant = -4.7;
    pen.onLayer(-3, () => pen.pixelPath('earth', 'M-900 452H2340V664H-900z'));
    pen.onLayer(-2, () => {
      for (const [x, h, seed] of [
        [2, 7.4, 4],
        [6, 6.4, 8],
        [55, 7.6, 2],
        [59, 6.8, 8],
        [-6, 8, 2],
        [66, 7, 4],
        [-12, 7, 8],
        [72, 7.4, 2],
      ] as const)
        tree(pen, x, 0, h, seed);
    });
    pen.onLayer(-1.5, () => pen.rect('paper', left, -5, right - left, 5 + roof));
    uses.forEach((row, floor) => {
      row.forEach((use, bay) => {
        pen.reseed(11 + floor * 7 + bay * 3);
        room(pen, (bays[bay] ?? left) + 0.1, (bays[bay + 1] ?? right) - 0.1, floor * storey, storey, use, {
          windowSpacing: 1.7,
          lightSpacing: 2.6,
        });
      });
    });
    pen.onLayer(1, () => {
      dryCooler(pen, left + 1.4, roof + 0.1, 5, lit);
      airHandler(pen, left + 10.6, roof, 6, 2.1, lit);
      airHandler(pen, left + 19.4, roof, 6, 2.1, lit);
      coolingTower(pen, left + 29, roof, 3, 3.2, lit);
      boiler(pen, left + 1.2, plant, 1.7, 2.1, lit);
      boiler(pen, left + 3.4, plant, 1.7, 2.1, lit);
      pump(pen, left + 6.4, plant, lit);
      pump(pen, left + 7.9, plant, lit);
      tank(pen, left + 9.4, plant, 1.3, 2.9);
      tank(pen, left + 11.2, plant, 1.3, 2.9);
      switchgear(pen, left + 14, plant, 6, 2.2, lit);
      chiller(pen, left + 20, plant, 4.6, lit);
      chiller(pen, left + 26, plant, 4.6, lit);
      generator(pen, left + 33, plant, { live: lit });
      pen.line('thin', left, -1.1, right, -1.1).line('thin', left, -1.4, right, -1.4);
      van(pen, 53.4, 0);
      if (isKept) {
        solarPanels(pen, left + 34, roof, 6, 'cmms');
        technician(pen, left + 17.9, roof, 'tablet', { flip: true });
        technician(pen, left + 19.2, plant, 'tablet');
      } else {
        technician(pen, left + 8.4, roof, 'walk');
        technician(pen, left + 18.6, roof, 'kneel', { flip: true });
        bucket(pen, left + 15.8, storey);
        bucket(pen, left + 25, 2 * storey);
        technician(pen, left + 13.2, plant, 'walk');
        technician(pen, left + 31.5, plant, 'walk', { flip: true });
        van(pen, 2.6, 0);
        technician(pen, 60, 0, 'walk', { flip: true });
      }
    });
    pen.onLayer(2, () => {
      for (let floor = 1; floor <= 3; floor++) slab(pen, left - 0.1, right + 0.1, floor * storey, 0.34);
      slab(pen, left, right, 0, 0.36);
      for (const x of [left, right]) {
        wall(pen, x, roof, roof + 1, 0.3);
        for (let floor = 0; floor < 3; floor++)
          glazing(pen, x, floor * storey, (floor + 1) * storey - 0.34, x === left ? -1 : 1);
      }
      for (const x of [bays[1], bays[2], bays[3]]) wall(pen, x, 0, roof, 0.2);
      pen.rect('solid', left - 0.3, -5, right - left + 0.6, 0.3);
      wall(pen, left - 0.1, -5, 0, 0.3);
      wall(pen, right + 0.1, -5, 0, 0.3);
      pen.line('cut', -37, 0, left, 0).line('cut', right, 0, 97, 0);
    });
    pen.onLayer(-1, () => {
      earth(pen, -16, left - 0.5, -0.3, { depth: 5 });
      earth(pen, right + 0.5, 76, -0.3, { depth: 5 });
    });
    pen.onLayer(3, () => {
      if (isKept) {
        liveLine(pen, 'cmms', bays[2] + 0.5, -3.4, bays[2] + 0.5, roof + 1);
        for (let floor = 1; floor <= 3; floor++)
          liveLine(pen, 'cmms', bays[0] + 0.4, floor * storey - 0.62, right - 0.6, floor * storey - 0.62);
      } else
        pen.onLayer(4.5, () => {
          for (const [x, y] of [
            [left + 15.8, storey + 2.7],
            [left + 25, 2 * storey + 2.7],
            [left + 4.3, -3.6],
            [left + 28.4, -3.4],
            [left + 22.4, roof + 1.3],
          ] as const)
            alarmPoint(pen, x, y, 0.2);
        });
    });
  });

export const runToFailure = lifecycle(false);
export const keptByLife = lifecycle(true);
