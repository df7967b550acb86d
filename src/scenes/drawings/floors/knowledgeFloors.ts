import { horizontalDimension, liveLine } from '../../parts/annotations.ts';
import { solarPanels } from '../../parts/electrical.ts';
import { deskPair, pottedPlant, serverRack, wallScreen } from '../../parts/furniture.ts';
import { earth } from '../../parts/outdoors.ts';
import { person, technician } from '../../parts/people.ts';
import { airHandler, boiler, chiller, pump, tank } from '../../parts/plant.ts';
import { chestFreezer, coldRoom, multideck, multideckSection } from '../../parts/refrigeration.ts';
import { ductSection } from '../../parts/services.ts';
import { backWindows, ceiling, ceilingLights, glazing, wall } from '../../parts/structure.ts';
import type { Pen } from '../../pen/Pen.ts';
import { codePlate, type NamedDrawing, sheet } from '../sheet.ts';

/*
 * The floors of the Knowledge Hub, 460 px wide: one for each topic. Stacked they make one section through a building,
 * so walls and slabs are in the same positions in all of them.
 */

const WIDTH = 460;
const SCALE = 36;
const width = WIDTH / SCALE;
const FLOOR = 10;

const floor = (
  height: number,
  seed: number,
  draw: (pen: Pen, height: number) => void,
  { walls = true, below = FLOOR }: { walls?: boolean; below?: number } = {},
): NamedDrawing =>
  sheet({ width: WIDTH, height, scale: SCALE, originY: height - below, seed }, (pen) => {
    const meters = (height - below) / SCALE;
    draw(pen, meters);
    pen.onLayer(2, () => {
      pen.rect('solid', 0.1, -0.3, width - 0.2, 0.3);
      if (!walls) return;
      wall(pen, 0.5, 0, meters + 0.3, 0.26);
      glazing(pen, width - 0.5, 0, meters, 1);
    });
  });

export const knowRoof = floor(
  150,
  5,
  (pen) => {
    pen.onLayer(1, () => {
      solarPanels(pen, 1.2, 0, 4, 'energy');
      airHandler(pen, 6.6, 0, 3.6, 1.6, 'energy');
      technician(pen, 11, 0, 'tablet', { flip: true });
    });
    pen.onLayer(2, () => {
      wall(pen, 0.35, -0.2, 1, 0.26);
      wall(pen, width - 0.35, -0.2, 1, 0.26);
    });
    pen.onLayer(3, () => liveLine(pen, 'energy', 8.4, 0.3, 8.4, -0.4));
  },
  { walls: false },
);

export const knowPlant = floor(156, 5, (pen, height) => {
  pen.onLayer(-1, () => pen.rect('wash-cmms', 0.6, 0, width - 1.2, height));
  pen.onLayer(1, () => {
    airHandler(pen, 1.1, 0, 5.8, 2.2, 'cmms');
    pen.line('medium', 2, 2.45, 2, height).line('medium', 2.7, 2.45, 2.7, height);
    pen.line('thin', 6, 2.45, 6, 3.2, 11.8, 3.2).line('thin', 6.5, 2.45, 6.5, 2.8, 11.8, 2.8);
    technician(pen, 7.6, 0, 'tablet', { flip: true });
    pump(pen, 9, 0, 'cmms');
    tank(pen, 10.2, 0, 0.9, 2.2);
  });
});

export const knowDesk = floor(156, 9, (pen) => {
  pen.onLayer(0, () => backWindows(pen, 0.7, width - 0.7, 0, 0.9, 2.4, 1.6));
  pen.onLayer(1, () => {
    pen.line('thin', 0.6, 3, width - 0.6, 3);
    ceilingLights(pen, 0.8, width - 0.8, 3, 2.3, 0.9);
    for (const x of [2, 5.6, 9.2]) ductSection(pen, x, 3.4, 0.8, 0.34);
    deskPair(pen, 1, 0, true, true);
    deskPair(pen, 4.6, 0, true, false);
    person(pen, 8.3, 0, 'stand');
    wallScreen(pen, 9.1, 1.1, 1.6, 0.9);
    pottedPlant(pen, 11.3, 0, 1.2);
  });
});

export const knowData = floor(156, 14, (pen, height) => {
  pen.onLayer(1, () => {
    pen.line('thin', 0.6, 3.1, width - 0.6, 3.1).line('hair', 0.6, 3.3, width - 0.6, 3.3);
    for (let i = 0; i < 6; i++) serverRack(pen, 1 + i * 0.75, 0, 0.65, 2.2);
    pen.rect('wash-cmms', 3.25, 0, 0.65, 2.2);
    person(pen, 6.5, 0, 'tablet', { flip: true });
    pen.rect('panel', 7.4, 1, 2, 1.2);
    wallScreen(pen, 7.5, 1.1, 1.8, 1);
    pen.rect('panel', 9.7, 1, 2, 1.2);
    wallScreen(pen, 9.8, 1.1, 1.8, 1);
  });
  pen.onLayer(3, () => liveLine(pen, 'cmms', 3.57, 2.2, 3.57, 2.75, 8.4, 2.75, 8.4, 2.2));
  pen.onLayer(0, () => pen.line('hair', 0.6, height - 0.3, width - 0.6, height - 0.3));
});

export const knowStore = floor(156, 8, (pen) => {
  pen.onLayer(0, () => backWindows(pen, 5, width - 0.6, 0, 2.8, 3.5, 1.7));
  pen.onLayer(1, () => {
    coldRoom(pen, 0.9, 0, 3.2, 2.6);
    multideckSection(pen, 4.7, 0, { height: 2.2 });
    person(pen, 6.4, 0, 'stand', { flip: true });
    multideck(pen, 7, 0, 2.6, 2.1, { doors: true });
    chestFreezer(pen, 10, 0, 1.9);
  });
  pen.onLayer(3, () => {
    liveLine(pen, 'cold', 1.8, 2.6, 1.8, 3.1, 5.5, 3.1, 5.5, 2.2);
    liveLine(pen, 'cold', 5.5, 3.1, 10.9, 3.1, 10.9, 1);
    liveLine(pen, 'cold', 8.3, 3.1, 8.3, 2.1);
  });
});

export const knowBasement = floor(
  190,
  5,
  (pen, height) => {
    pen.onLayer(1, () => {
      boiler(pen, 1.1, 0, 1.4, 1.7);
      boiler(pen, 2.8, 0, 1.4, 1.7, 'cmms');
      pump(pen, 5, 0, 'cmms');
      tank(pen, 5.9, 0, 1, 2.3);
      technician(pen, 7.7, 0, 'kneel', { flip: true });
      chiller(pen, 8.3, 0, 3.4);
      pen.line('thin', 0.6, 3, width - 0.6, 3).line('thin', 0.6, 2.8, width - 0.6, 2.8);
    });
    pen.onLayer(3, () => {
      liveLine(pen, 'cmms', 3.5, 1.9, 3.5, 2.9, 4.95, 2.9, 4.95, 0.6);
      codePlate(pen, 3.3, 0.95);
      codePlate(pen, 5.25, 0.9);
      codePlate(pen, 6.2, 1.5);
    });
    pen.onLayer(2, () => {
      wall(pen, 0.5, -0.2, height + 0.3, 0.3);
      wall(pen, width - 0.5, -0.2, height + 0.3, 0.3);
    });
    pen.onLayer(-1, () => earth(pen, 0, width, -0.4, { depth: 1 }));
  },
  { walls: false, below: 44 },
);

/** An empty floor, 640 × 330: for a search without results. */
export const emptyFloor = sheet({ width: 640, height: 330, scale: 46, originY: 282, seed: 3 }, (pen) => {
  const across = 640 / 46;
  pen.onLayer(0, () => backWindows(pen, 1, across - 1, 0, 0.9, 2.9, 1.95));
  pen.onLayer(1, () => {
    ceiling(pen, 1, across - 1, 3.7);
    ceilingLights(pen, 1, across - 1, 3.7, 3, 1.1);
    for (let i = 0; i < 4; i++) ductSection(pen, 2.4 + i * 3, 4.3, 0.9, 0.46);
    technician(pen, 4.4, 0, 'tablet', { size: 1.15 });
    horizontalDimension(pen, 6.4, 11.8, 0.55, '', { extension: 0.3, gap: 0.3 });
  });
  pen.onLayer(2, () => {
    pen.rect('solid', 0, -0.26, across, 0.26).rect('solid', 0.5, 5, across - 1, 0.3);
    wall(pen, 0.85, 0, 5.1, 0.32);
    wall(pen, across - 0.85, 0, 5.1, 0.32);
    earth(pen, 0, across, -0.35, { depth: 1 });
  });
});
