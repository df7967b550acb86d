import { grocery } from '../../buildings/grocery.ts';
import { room } from '../../buildings/room.ts';
import { school } from '../../buildings/school.ts';
import { tower } from '../../buildings/tower.ts';
import { assetNode } from '../../parts/annotations.ts';
import { solarPanels } from '../../parts/electrical.ts';
import { bike, earth, tree, van } from '../../parts/outdoors.ts';
import { person, technician } from '../../parts/people.ts';
import { dryCooler } from '../../parts/plant.ts';
import { palletRacking } from '../../parts/retail.ts';
import { ceilingLights, slab, wall } from '../../parts/structure.ts';
import type { Pen } from '../../pen/Pen.ts';
import { groundLine, type NamedDrawing, sheet } from '../sheet.ts';

/*
 * A building for each industry: all of it in 640 × 420, some also as a close-up, 640 × 440, beside a quotation.
 */

interface View {
  scale: number;
  originX?: number;
}

const building = (height: number, { scale, originX = 0 }: View, draw: (pen: Pen) => void): NamedDrawing =>
  sheet({ width: 640, height, scale, originX, originY: height - 62 }, (pen) => {
    draw(pen);
    const left = -1 - originX / scale;
    const right = left + 2 + 640 / scale;
    groundLine(pen, left, right);
    pen.onLayer(-1, () => earth(pen, left, right, -0.35, { depth: 3 }));
  });

const pair = (draw: (pen: Pen) => void, whole: View, close: View) => ({
  industry: building(420, whole, draw),
  story: building(440, close, draw),
});

export const retail = building(420, { scale: 21.4 }, (pen) => grocery(pen, 0.9, { width: 27.6, live: true }));

export const education = pair(
  (pen) => {
    pen.onLayer(-2, () => {
      tree(pen, 1.6, 0, 7, 4);
      tree(pen, 22.6, 0, 8, 2);
    });
    school(pen, 3.4, { width: 18 });
    pen.onLayer(1, () => {
      bike(pen, 22, 0);
      person(pen, 1.8, 0, 'walk', { size: 0.85 });
    });
  },
  { scale: 27 },
  { scale: 640 / 19.6, originX: -64 },
);

export const corporate = building(420, { scale: 21 }, (pen) => {
  pen.onLayer(-2, () => {
    tree(pen, 3, 0, 8, 4);
    tree(pen, 28, 0, 9, 2);
  });
  tower(pen, 6.6, { width: 18, floors: 2, hotFloor: 1, fault: 0, seed: 6 });
  pen.onLayer(1, () => {
    person(pen, 3, 0, 'walk');
    person(pen, 27, 0, 'walk', { flip: true });
  });
});

/** A service provider's depot: stores and vans below, planners above. */
export const fm = pair(
  (pen) => {
    pen.onLayer(-2, () => tree(pen, 24.8, 0, 8, 4));
    pen.onLayer(-1.5, () => pen.rect('paper', 1, 0, 21, 8));
    room(pen, 1.2, 12, 4.2, 3.6, 'office', { duct: true, windowSpacing: 1.5, wash: 'cmms' });
    room(pen, 12, 21.8, 4.2, 3.6, 'meet', { windowSpacing: 1.5 });
    pen.onLayer(1, () => {
      van(pen, 2, 0);
      van(pen, 13.2, 0, false);
      technician(pen, 7.6, 0, 'push');
      pen.rect('thin', 8.2, 0.4, 0.8, 0.8).circle('thin', 8.4, 0.16, 0.15).circle('thin', 8.9, 0.16, 0.15);
      palletRacking(pen, 9.8, 0, { width: 2.4, height: 2.6 });
      technician(pen, 18.8, 0, 'tablet', { flip: true });
      palletRacking(pen, 19.4, 0, { width: 2.2, height: 2.6 });
      ceilingLights(pen, 1.2, 21.8, 3.7, 3);
      dryCooler(pen, 3, 8.1, 3);
      solarPanels(pen, 9, 8, 7, 'energy');
    });
    pen.onLayer(2, () => {
      slab(pen, 1, 22, 0, 0.36);
      slab(pen, 1, 22, 4.2, 0.32);
      slab(pen, 0.8, 22.2, 8, 0.32);
      wall(pen, 1.1, 0, 8.6, 0.3);
      wall(pen, 21.9, 0, 8.6, 0.3);
      wall(pen, 12, 4.2, 7.7, 0.16);
    });
    pen.onLayer(4, () => {
      for (const x of [4.4, 15.6]) assetNode(pen, 'cmms', x, 1.4, 0.14);
    });
  },
  { scale: 24 },
  { scale: 640 / 21.6, originX: -8 },
);
