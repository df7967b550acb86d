import { dimH, live } from '../parts/annotations.ts';
import { pv } from '../parts/electrical.ts';
import { deskPair, potted, rack, screen } from '../parts/furniture.ts';
import { earth } from '../parts/outdoors.ts';
import { person, tech } from '../parts/people.ts';
import { ahu, boiler, chiller, pump, tank } from '../parts/plant.ts';
import { chest, coldroom, multideck, multideckX } from '../parts/refrigeration.ts';
import { ductX } from '../parts/services.ts';
import { backWindows, ceiling, glazing, lights, wall } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import { codePlate, type NamedDrawing, sheet } from './sheet.ts';

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
  draw: (P: Pen, height: number) => void,
  { walls = true, below = FLOOR }: { walls?: boolean; below?: number } = {},
): NamedDrawing =>
  sheet({ width: WIDTH, height, scale: SCALE, originY: height - below, seed }, (P) => {
    const metres = (height - below) / SCALE;
    draw(P, metres);
    P.at(2, () => {
      P.rect('solid', 0.1, -0.3, width - 0.2, 0.3);
      if (!walls) return;
      wall(P, 0.5, 0, metres + 0.3, 0.26);
      glazing(P, width - 0.5, 0, metres, 1);
    });
  });

export const knowRoof = floor(
  150,
  5,
  (P) => {
    P.at(1, () => {
      pv(P, 1.2, 0, 4, 'e');
      ahu(P, 6.6, 0, 3.6, 1.6, 'e');
      tech(P, 11, 0, 'tablet', { flip: true });
    });
    P.at(2, () => {
      wall(P, 0.35, -0.2, 1, 0.26);
      wall(P, width - 0.35, -0.2, 1, 0.26);
    });
    P.at(3, () => live(P, 'e', 8.4, 0.3, 8.4, -0.4));
  },
  { walls: false },
);

export const knowPlant = floor(156, 5, (P, height) => {
  P.at(-1, () => P.rect('wash-m', 0.6, 0, width - 1.2, height));
  P.at(1, () => {
    ahu(P, 1.1, 0, 5.8, 2.2, 'm');
    P.line('medium', 2, 2.45, 2, height).line('medium', 2.7, 2.45, 2.7, height);
    P.line('thin', 6, 2.45, 6, 3.2, 11.8, 3.2).line('thin', 6.5, 2.45, 6.5, 2.8, 11.8, 2.8);
    tech(P, 7.6, 0, 'tablet', { flip: true });
    pump(P, 9, 0, 'm');
    tank(P, 10.2, 0, 0.9, 2.2);
  });
});

export const knowDesk = floor(156, 9, (P) => {
  P.at(0, () => backWindows(P, 0.7, width - 0.7, 0, 0.9, 2.4, 1.6));
  P.at(1, () => {
    P.line('thin', 0.6, 3, width - 0.6, 3);
    lights(P, 0.8, width - 0.8, 3, 2.3, 0.9);
    for (const x of [2, 5.6, 9.2]) ductX(P, x, 3.4, 0.8, 0.34);
    deskPair(P, 1, 0, true, true);
    deskPair(P, 4.6, 0, true, false);
    person(P, 8.3, 0, 'stand');
    screen(P, 9.1, 1.1, 1.6, 0.9);
    potted(P, 11.3, 0, 1.2);
  });
});

export const knowData = floor(156, 14, (P, height) => {
  P.at(1, () => {
    P.line('thin', 0.6, 3.1, width - 0.6, 3.1).line('hair', 0.6, 3.3, width - 0.6, 3.3);
    for (let i = 0; i < 6; i++) rack(P, 1 + i * 0.75, 0, 0.65, 2.2);
    P.rect('wash-m', 3.25, 0, 0.65, 2.2);
    person(P, 6.5, 0, 'tablet', { flip: true });
    P.rect('panel', 7.4, 1, 2, 1.2);
    screen(P, 7.5, 1.1, 1.8, 1);
    P.rect('panel', 9.7, 1, 2, 1.2);
    screen(P, 9.8, 1.1, 1.8, 1);
  });
  P.at(3, () => live(P, 'm', 3.57, 2.2, 3.57, 2.75, 8.4, 2.75, 8.4, 2.2));
  P.at(0, () => P.line('hair', 0.6, height - 0.3, width - 0.6, height - 0.3));
});

export const knowStore = floor(156, 8, (P) => {
  P.at(0, () => backWindows(P, 5, width - 0.6, 0, 2.8, 3.5, 1.7));
  P.at(1, () => {
    coldroom(P, 0.9, 0, 3.2, 2.6);
    multideckX(P, 4.7, 0, { h: 2.2 });
    person(P, 6.4, 0, 'stand', { flip: true });
    multideck(P, 7, 0, 2.6, 2.1, { doors: true });
    chest(P, 10, 0, 1.9);
  });
  P.at(3, () => {
    live(P, 'r', 1.8, 2.6, 1.8, 3.1, 5.5, 3.1, 5.5, 2.2);
    live(P, 'r', 5.5, 3.1, 10.9, 3.1, 10.9, 1);
    live(P, 'r', 8.3, 3.1, 8.3, 2.1);
  });
});

export const knowBasement = floor(
  190,
  5,
  (P, height) => {
    P.at(1, () => {
      boiler(P, 1.1, 0, 1.4, 1.7);
      boiler(P, 2.8, 0, 1.4, 1.7, 'm');
      pump(P, 5, 0, 'm');
      tank(P, 5.9, 0, 1, 2.3);
      tech(P, 7.7, 0, 'kneel', { flip: true });
      chiller(P, 8.3, 0, 3.4);
      P.line('thin', 0.6, 3, width - 0.6, 3).line('thin', 0.6, 2.8, width - 0.6, 2.8);
    });
    P.at(3, () => {
      live(P, 'm', 3.5, 1.9, 3.5, 2.9, 4.95, 2.9, 4.95, 0.6);
      codePlate(P, 3.3, 0.95);
      codePlate(P, 5.25, 0.9);
      codePlate(P, 6.2, 1.5);
    });
    P.at(2, () => {
      wall(P, 0.5, -0.2, height + 0.3, 0.3);
      wall(P, width - 0.5, -0.2, height + 0.3, 0.3);
    });
    P.at(-1, () => earth(P, 0, width, -0.4, { depth: 1 }));
  },
  { walls: false, below: 44 },
);

/** An empty floor, 640 × 330: for a search without results. */
export const emptyFloor = sheet({ width: 640, height: 330, scale: 46, originY: 282, seed: 3 }, (P) => {
  const across = 640 / 46;
  P.at(0, () => backWindows(P, 1, across - 1, 0, 0.9, 2.9, 1.95));
  P.at(1, () => {
    ceiling(P, 1, across - 1, 3.7);
    lights(P, 1, across - 1, 3.7, 3, 1.1);
    for (let i = 0; i < 4; i++) ductX(P, 2.4 + i * 3, 4.3, 0.9, 0.46);
    tech(P, 4.4, 0, 'tablet', { k: 1.15 });
    dimH(P, 6.4, 11.8, 0.55, '', { ext: 0.3, gap: 0.3 });
  });
  P.at(2, () => {
    P.rect('solid', 0, -0.26, across, 0.26).rect('solid', 0.5, 5, across - 1, 0.3);
    wall(P, 0.85, 0, 5.1, 0.32);
    wall(P, across - 0.85, 0, 5.1, 0.32);
    earth(P, 0, across, -0.35, { depth: 1 });
  });
});
