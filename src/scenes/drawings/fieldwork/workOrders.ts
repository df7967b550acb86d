import { tower } from '../../buildings/tower.ts';
import { alarmPoint, assetNode, keyBubble, liveLine } from '../../parts/annotations.ts';
import { switchgear } from '../../parts/electrical.ts';
import { desk, pottedPlant, serverRack, wallScreen } from '../../parts/furniture.ts';
import { earth, tree, van } from '../../parts/outdoors.ts';
import { person, technician } from '../../parts/people.ts';
import { airHandler, boiler, chiller, fan, pump, tank } from '../../parts/plant.ts';
import { chestFreezer, multideck, multideckSection } from '../../parts/refrigeration.ts';
import { palletRacking } from '../../parts/retail.ts';
import { ductSection, pipeSection } from '../../parts/services.ts';
import { backWindows, ceilingLights, ladder, wall } from '../../parts/structure.ts';
import { middleFrame } from '../../pen/cropAround.ts';
import type { Pen } from '../../pen/Pen.ts';
import { groundLine, type NamedDrawing, sheet } from '../sheet.ts';

/* The stages of a work order: strips with room for a product window, adjacent rooms, and the desk where it ends. */

const floorSlab = (pen: Pen, to: number, thickness = 0.2) =>
  pen.onLayer(2, () => {
    pen.rect('solid', -14, -thickness, to + 28, thickness);
    earth(pen, -14, to + 14, -thickness - 0.1, { depth: 1 });
  });

/** The yard: vans on the left, cold cases with a leak on the right, and room for a work order in between. */
export const yard = sheet(
  { width: 1440, height: 330, scale: 62, originY: 282, seed: 5, bleed: 360 },
  (pen) => {
    const right = 1440 / 62;
    pen.onLayer(1, () => {
      van(pen, -7.4, 0);
      van(pen, 0.4, 0);
      technician(pen, 6, 0, 'push');
      pen.rect('thin', 6.55, 0.35, 0.7, 0.8).line('medium', 6.45, 0.35, 7.35, 0.35);
      pen.circle('thin', 6.7, 0.14, 0.13).circle('thin', 7.15, 0.14, 0.13);
      technician(pen, 20.1, 0, 'tablet', { flip: true });
      multideck(pen, 21.2, 0, 4.4, 2.3, { doors: true });
      multideckSection(pen, 25.8, 0, { height: 2.3 });
      chestFreezer(pen, 27.6, 0, 3);
      pen.line('medium', 21.2, 3.3, right + 14, 3.3);
    });
    floorSlab(pen, right);
    pen.onLayer(3, () => {
      liveLine(pen, 'cold', right + 14, 3, 22.4, 3, 22.4, 2.3);
      pen.onLayer(4.5, () => alarmPoint(pen, 22.4, 2.95, 0.11));
    });
  },
);

function desks(pen: Pen): void {
  pen.onLayer(1, () => {
    serverRack(pen, 0.3, 0, 0.7, 2.1);
    serverRack(pen, 1.1, 0, 0.7, 2.1);
    desk(pen, 3, 0, { width: 1.6 });
    desk(pen, 7.4, 0, { flip: true, width: 1.6 });
    person(pen, 8.6, 0, 'tablet');
    desk(pen, 10.2, 0, { width: 1.6 });
    desk(pen, 14.6, 0, { flip: true, width: 1.6 });
    person(pen, 16, 0, 'talk');
    technician(pen, 17, 0, 'tablet', { flip: true });
    desk(pen, 18.4, 0, { width: 1.6 });
    pottedPlant(pen, 21.8, 0, 1.4);
    desk(pen, 25.2, 0, { flip: true, width: 1.6 });
    serverRack(pen, 26.6, 0, 0.7, 2.1);
    serverRack(pen, 27.4, 0, 0.7, 2.1);
    serverRack(pen, -2.4, 0, 0.7, 2.1);
    desk(pen, -4, 0, { flip: true, width: 1.6 });
  });
}

/** A control room's desks, a strip below a board. */
export const controlDesks = sheet(
  {
    width: 1440,
    height: 198,
    scale: 56,
    originY: 142,
    seed: 9,
    bleed: 360,
    frames: [1920, 390].map((window) => middleFrame(1440, window)),
  },
  (pen) => {
    desks(pen);
    floorSlab(pen, 1440 / 56, 0.18);
  },
);

/** The same desks at the height of a hero's strip, with 48 px of ground below their floor. */
export const controlDesksStrip = sheet(
  { width: 1440, height: 330, scale: 84, originX: -36, originY: 282, seed: 9, bleed: 360 },
  (pen) => {
    desks(pen);
    floorSlab(pen, 1440 / 84, 0.14);
  },
);

/** A technician's day along one floor: pump, phone, tank, panel. A strip. */
export const phoneFloor = sheet(
  { width: 1440, height: 220, scale: 62, originY: 172, seed: 5, bleed: 360 },
  (pen) => {
    pen.onLayer(1, () => {
      van(pen, -5.6, 0);
      pump(pen, 1.8, 0, 'cmms');
      pen.line('medium', 1.7, 0.6, 1.7, 2.2).line('medium', 1.9, 0.6, 1.9, 2.2);
      technician(pen, 3.3, 0, 'kneel', { flip: true });
      technician(pen, 5.2, 0, 'tablet');
      tank(pen, 6.4, 0, 1, 1.9);
      switchgear(pen, 18.4, 0, 5, 2.1, 'cmms');
      technician(pen, 17.6, 0, 'phone');
      tank(pen, 24.6, 0, 1.1, 2.1);
      tank(pen, 26, 0, 1.1, 2.1);
    });
    floorSlab(pen, 1440 / 62);
  },
);

/** A technician's workplaces in a day, under one live line. A strip. */
const workplaces = (sky: number) =>
  sheet({ width: 1440, height: 330 + sky, scale: 50, originY: 282 + sky, seed: 5, bleed: 360 }, (pen) => {
    const right = 1440 / 50;
    pen.onLayer(1, () => {
      van(pen, 0.4, 0);
      technician(pen, 6, 0, 'walk');
      switchgear(pen, 7.6, 0, 4, 2.2, 'cmms');
      technician(pen, 11.2, 0, 'tablet', { flip: true });
      ladder(pen, 13, 0, 2.4);
      technician(pen, 13.12, 0.9, 'reach');
      pen.rect('panel', 12.6, 3.05, 2.6, 0.6);
      pen.rect('wash-cmms', 12.6, 3.05, 2.6, 0.6);
      fan(pen, 13.1, 3.35, 0.2);
      airHandler(pen, 16, 0, 6, 2.3, 'cmms');
      technician(pen, 23, 0, 'kneel', { flip: true });
      multideck(pen, 24.4, 0, 4, 2.3, { doors: true, live: false });
      technician(pen, 29.4, 0, 'tablet', { flip: true });
      boiler(pen, -3, 0, 1.7, 2.1, 'cmms');
      tank(pen, -5, 0, 1.3, 2.9);
      chiller(pen, 31, 0, 4.4);
    });
    floorSlab(pen, right);
    pen.onLayer(3, () => {
      liveLine(pen, 'cmms', -14, 4.4, right + 14, 4.4);
      for (const [x, y] of [
        [6, 2],
        [9, 2.4],
        [19, 2.5],
        [26.4, 2.4],
      ] as const) {
        pen.line('live-cmms', x, 4.4, x, y);
        assetNode(pen, 'cmms', x, 4.4, 0.1);
      }
    });
  });

export const anywhere = workplaces(0);
/** The same with sky for a headline. */
export const anywhereSky = workplaces(130);

const room = (seed: number, furnish: (pen: Pen) => void): NamedDrawing =>
  sheet({ width: 300, height: 190, scale: 50, originY: 180, seed }, (pen) => {
    pen.onLayer(0, () => backWindows(pen, 0.4, 5.6, 0, 1, 2.5, 1.5));
    pen.onLayer(1, () => {
      pen.line('thin', 0, 2.95, 6, 2.95);
      ceilingLights(pen, 0.3, 5.7, 2.95, 2.2, 0.9);
      ductSection(pen, 1.1, 3.28, 0.8, 0.36);
      pipeSection(pen, 2.1, 3.28, 0.13);
      furnish(pen);
    });
    pen.onLayer(2, () => pen.rect('solid', 0, -0.2, 6, 0.2));
  });

export const planRoom = room(6, (pen) => {
  pen.rect('panel', 0.5, 1.05, 3, 1.5);
  for (let i = 1; i < 6; i++) pen.line('hair', 0.5 + i * 0.5, 1.05, 0.5 + i * 0.5, 2.55);
  for (const [x, w, y, done] of [
    [0.6, 1, 2.3, false],
    [1.2, 1.3, 2, true],
    [2, 1.2, 1.7, false],
    [2.5, 0.8, 1.35, true],
  ] as const) {
    if (done) pen.rect('wash-cmms', x, y - 0.1, w, 0.2);
    pen.rect('thin', x, y - 0.1, w, 0.2);
  }
  person(pen, 4.3, 0, 'point', { flip: true });
});
export const assetRoom = room(8, (pen) => {
  airHandler(pen, 0.3, 0, 4.2, 1.7, 'cmms');
  technician(pen, 5.2, 0, 'tablet', { flip: true });
});
export const deskRoom = room(7, (pen) => {
  desk(pen, 1.2, 0, { width: 1.7 });
  pen.rect('panel', 3.3, 1.15, 1.7, 0.95);
  wallScreen(pen, 3.3, 1.15, 1.7, 0.95);
  person(pen, 5.4, 0, 'stand', { flip: true });
});
export const permitRoom = room(9, (pen) => {
  switchgear(pen, 0.4, 0, 4, 2.2, 'cmms');
  pen.onLayer(4, () => {
    pen.roundedRect('node-cmms', 1.36, 0.95, 0.2, 0.2, 0.04);
    pen.arc('live-cmms', 1.4, 1.16, 0.06, 1.52, 1.16, 1);
  });
  technician(pen, 4.1, 0, 'tablet', { flip: true });
});
export const stockRoom = room(8, (pen) => {
  palletRacking(pen, 0.4, 0, { width: 2.9, height: 2.4, live: 'cmms' });
  technician(pen, 4.2, 0, 'push');
  pen.rect('thin', 4.75, 0.35, 0.6, 0.6).line('medium', 4.65, 0.35, 5.45, 0.35);
  pen.circle('thin', 4.85, 0.12, 0.12).circle('thin', 5.3, 0.12, 0.12);
});
export const vendorRoom = room(9, (pen) => {
  van(pen, 0.2, 0);
  technician(pen, 5.6, 0, 'tablet', { flip: true });
});

/** The sources of requests: a tower with its plant, and the five routes to one desk. */
export const requestRoutes = sheet(
  { width: 860, height: 640, scale: 25, originX: 40, originY: 520, seed: 6 },
  (pen) => {
    const riser = 17.9;
    pen.onLayer(-2, () => {
      tree(pen, 1.2, 0, 7, 4);
      tree(pen, 31, 0, 7.4, 2);
    });
    tower(pen, 6, { width: 18, floors: 3, live: false, seed: 12, groundHeight: 5 });
    pen.onLayer(1, () => {
      pen.rect('paper', 6, -4.3, 18, 4);
      boiler(pen, 7, -4.2, 1.5, 1.9, null);
      boiler(pen, 9, -4.2, 1.5, 1.9, null);
      pump(pen, 11.6, -4.2, 'cmms');
      tank(pen, 13, -4.2, 1.2, 2.7);
      switchgear(pen, 15.4, -4.2, 4, 2.1);
      technician(pen, 19.4, -4.2, 'kneel');
      chiller(pen, 20, -4.2, 3.6);
      van(pen, 25.4, 0);
      person(pen, 4.2, 0, 'phone');
    });
    pen.onLayer(2, () => {
      pen.rect('solid', 5.7, -4.5, 18.6, 0.3);
      wall(pen, 5.9, -4.5, 0, 0.3);
      wall(pen, 24.1, -4.5, 0, 0.3);
    });
    groundLine(pen, -3, 34, [6, 24]);
    pen.onLayer(-1, () => {
      earth(pen, -3, 5.6, -0.2, { depth: 5 });
      earth(pen, 24.6, 34, -0.2, { depth: 5 });
      earth(pen, 5.8, 24.4, -4.7, { depth: 1 });
    });
    pen.onLayer(3, () => {
      liveLine(pen, 'cmms', riser, 1.3, riser, 16.9, 19.4, 16.9);
      liveLine(pen, 'cmms', 8.2, 11.7, riser, 11.7);
      liveLine(pen, 'cmms', 22.6, 8, riser, 8);
      liveLine(pen, 'cmms', riser, 1.3, riser, -2.9, 11.6, -2.9, 11.6, -3.6);
      liveLine(pen, 'cmms', 25.4, 1.3, riser, 1.3);
      for (const y of [11.7, 8, 16.9, -2.9, 1.3]) assetNode(pen, 'cmms', riser, y, 0.13);
    });
    keyBubble(pen, 'cmms', 8.2, 11.7, '1');
    keyBubble(pen, 'cmms', 22.6, 8, '2');
    keyBubble(pen, 'cmms', 19.6, 16.9, '3');
    keyBubble(pen, 'cmms', 11.6, -3.2, '4');
    keyBubble(pen, 'cmms', 25.6, 1.3, '5');
  },
);
