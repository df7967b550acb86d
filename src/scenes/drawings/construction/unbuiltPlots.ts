import { liveLine } from '../../parts/annotations.ts';
import { bookcase } from '../../parts/furniture.ts';
import { shrub, streetLamp, tree } from '../../parts/outdoors.ts';
import { person, technician, wheelchairUser } from '../../parts/people.ts';
import { airHandler, pump } from '../../parts/plant.ts';
import type { Pen } from '../../pen/Pen.ts';
import { sheet } from '../sheet.ts';

/** A box in outline. */
function ghost(pen: Pen, x: number, y: number, w: number, h: number): void {
  pen.line('axis', x, y, x + w, y).line('axis', x, y + h, x + w, y + h);
  pen.line('axis', x, y, x, y + h).line('axis', x + w, y, x + w, y + h);
}

/** A second set of shelves beside the existing one. */
function secondRegister(pen: Pen, x: number): void {
  bookcase(pen, x + 0.3, 0, 1.9, 2.4, 5);
  ghost(pen, x + 2.5, 0.05, 1.9, 2.4);
  for (let i = 1; i < 5; i++) pen.line('axis', x + 2.5, 0.05 + i * 0.48, x + 4.4, 0.05 + i * 0.48);
}

/** A stamp on an arm that would sign automatically, above a desk. */
function selfSigner(pen: Pen, x: number): void {
  pen.rect('panel', x + 0.6, 0.78, 3.2, 0.09).line('thin', x + 0.8, 0, x + 0.8, 0.78);
  pen.line('thin', x + 3.6, 0, x + 3.6, 0.78).rect('panel', x + 1.5, 0.87, 0.9, 0.05);
  ghost(pen, x + 1.62, 1.15, 0.66, 0.3);
  ghost(pen, x + 1.84, 1.45, 0.22, 1.7);
  pen.line('axis', x + 0.5, 3.15, x + 3.9, 3.15);
}

/** An arm that would reach into existing plant. */
function strangeHand(pen: Pen, x: number): void {
  airHandler(pen, x + 0.1, 0, 4.4, 1.7, 'cmms');
  pen.line('axis', x + 4.7, 3.5, x + 2.6, 2.9).line('axis', x + 4.7, 3.2, x + 2.7, 2.6);
  pen.line('axis', x + 2.6, 2.9, x + 2.2, 1.9).line('axis', x + 2.9, 2.6, x + 2.6, 1.9);
}

/** A door with a lock and no wall. */
function lockedDoor(pen: Pen, x: number): void {
  ghost(pen, x + 1.4, 0.03, 1.5, 2.7);
  ghost(pen, x + 1.25, 0.03, 1.8, 2.9);
  ghost(pen, x + 2.35, 1.1, 0.36, 0.3);
  pen.line('axis', x + 2.43, 1.4, x + 2.43, 1.62).line('axis', x + 2.63, 1.4, x + 2.63, 1.62);
  pen.line('axis', x + 2.43, 1.62, x + 2.63, 1.62);
}

/** Four plots along one street with things that were never built, and people at work in between. A strip. */
export const unbuiltPlots = sheet(
  {
    width: 1440,
    height: 330,
    scale: 47,
    originX: 88,
    originY: 306,
    seed: 23,
    bleed: 360,
    // What was never built is the subject here, not a line of the grid.
    style: () => '.ax{opacity:.95;stroke-width:1.9;stroke-dasharray:9 5}',
  },
  (pen) => {
    const plots = [0.6, 7.7, 14.6, 21.6];
    pen.onLayer(-2, () => {
      tree(pen, -5, 0, 4.6, 3, { depth: 4 });
      tree(pen, 31.2, 0, 4.4, 8, { depth: 4 });
    });
    pen.onLayer(-1, () => {
      for (const x of plots) ghost(pen, x, 0.02, 4.7, 4.5);
      streetLamp(pen, -2.2, 0, 4.6);
      shrub(pen, 28.6, 0, 1.6, 0.7);
    });
    pen.onLayer(1, () => {
      secondRegister(pen, plots[0] ?? 0);
      selfSigner(pen, plots[1] ?? 0);
      strangeHand(pen, plots[2] ?? 0);
      lockedDoor(pen, plots[3] ?? 0);
      pump(pen, 27.1, 0);
      technician(pen, 6.5, 0, 'tablet');
      person(pen, 13.5, 0, 'stand');
      technician(pen, 20.4, 0, 'kneel', { flip: true });
      wheelchairUser(pen, -0.9, 0);
      person(pen, 24.2, 0, 'walk');
    });
    pen.onLayer(2, () => pen.rect('solid', -30, -0.18, 90, 0.18));
    pen.onLayer(3, () => liveLine(pen, 'cmms', 14.9, 1.95, 18.9, 1.95));
  },
);
