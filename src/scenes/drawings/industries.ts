import { hospital } from '../buildings/hospital.ts';
import { market } from '../buildings/market.ts';
import { room } from '../buildings/room.ts';
import { school } from '../buildings/school.ts';
import { tower } from '../buildings/tower.ts';
import { node } from '../parts/annotations.ts';
import { pv } from '../parts/electrical.ts';
import { bike, earth, tree, van } from '../parts/outdoors.ts';
import { person, tech } from '../parts/people.ts';
import { dryCooler } from '../parts/plant.ts';
import { racking } from '../parts/retail.ts';
import { lights, slab, wall } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import { groundLine, type NamedDrawing, sheet } from './sheet.ts';

/*
 * A building for each industry. `industry` shows it whole in 640 × 420; `story` closer up, 640 × 440, to go beside a
 * quotation.
 */

interface View {
  scale: number;
  originX?: number;
}

const building = (height: number, { scale, originX = 0 }: View, draw: (P: Pen) => void): NamedDrawing =>
  sheet({ width: 640, height, scale, originX, originY: height - 62 }, (P) => {
    draw(P);
    const left = -1 - originX / scale;
    const right = left + 2 + 640 / scale;
    groundLine(P, left, right);
    P.at(-1, () => earth(P, left, right, -0.35, { depth: 3 }));
  });

const pair = (draw: (P: Pen) => void, whole: View, close: View) => ({
  industry: building(420, whole, draw),
  story: building(440, close, draw),
});

export const retail = pair(
  (P) => market(P, 0.9, { w: 27.6, live: true }),
  { scale: 21.4 },
  { scale: 640 / 19.4, originX: -6 },
);

export const education = pair(
  (P) => {
    P.at(-2, () => {
      tree(P, 1.6, 0, 7, 4);
      tree(P, 22.6, 0, 8, 2);
    });
    school(P, 3.4, { w: 18 });
    P.at(1, () => {
      bike(P, 22, 0);
      person(P, 1.8, 0, 'walk', { k: 0.85 });
    });
  },
  { scale: 27 },
  { scale: 640 / 19.6, originX: -64 },
);

export const health = pair(
  (P) => {
    P.at(-2, () => {
      tree(P, 2, 0, 9, 4);
      tree(P, 26.6, 0, 8, 2);
    });
    hospital(P, 4.4, { floors: 3, or: 1, seed: 22 });
    P.at(1, () => {
      van(P, 24.6, 0);
    });
  },
  { scale: 22 },
  { scale: 25, originX: -40 },
);

export const corporate = pair(
  (P) => {
    P.at(-2, () => {
      tree(P, 3, 0, 8, 4);
      tree(P, 28, 0, 9, 2);
    });
    tower(P, 6.6, { w: 18, floors: 2, hot: 1, fault: 0, seed: 6 });
    P.at(1, () => {
      person(P, 3, 0, 'walk');
      person(P, 27, 0, 'walk', { flip: true });
    });
  },
  { scale: 21 },
  { scale: 640 / 27, originX: -47 },
);

/** A service provider's depot: stores and vans below, planners above. */
export const fm = pair(
  (P) => {
    P.at(-2, () => tree(P, 24.8, 0, 8, 4));
    P.at(-1.5, () => P.rect('paper', 1, 0, 21, 8));
    room(P, 1.2, 12, 4.2, 3.6, 'office', { duct: true, mod: 1.5, wash: 'm' });
    room(P, 12, 21.8, 4.2, 3.6, 'meet', { mod: 1.5 });
    P.at(1, () => {
      van(P, 2, 0);
      van(P, 13.2, 0, false);
      tech(P, 7.6, 0, 'push');
      P.rect('thin', 8.2, 0.4, 0.8, 0.8).circ('thin', 8.4, 0.16, 0.15).circ('thin', 8.9, 0.16, 0.15);
      racking(P, 9.8, 0, { w: 2.4, h: 2.6 });
      tech(P, 18.8, 0, 'tablet', { flip: true });
      racking(P, 19.4, 0, { w: 2.2, h: 2.6 });
      lights(P, 1.2, 21.8, 3.7, 3);
      dryCooler(P, 3, 8.1, 3);
      pv(P, 9, 8, 7, 'e');
    });
    P.at(2, () => {
      slab(P, 1, 22, 0, 0.36);
      slab(P, 1, 22, 4.2, 0.32);
      slab(P, 0.8, 22.2, 8, 0.32);
      wall(P, 1.1, 0, 8.6, 0.3);
      wall(P, 21.9, 0, 8.6, 0.3);
      wall(P, 12, 4.2, 7.7, 0.16);
    });
    P.at(4, () => {
      for (const x of [4.4, 15.6]) node(P, 'm', x, 1.4, 0.14);
    });
  },
  { scale: 24 },
  { scale: 640 / 21.6, originX: -8 },
);
