import { liveLine } from '../parts/annotations.ts';
import { pottedPlant } from '../parts/furniture.ts';
import { bench } from '../parts/outdoors.ts';
import { person, technician, wheelchairUser } from '../parts/people.ts';
import { airHandler, dryCooler } from '../parts/plant.ts';
import { escalator, shopfront } from '../parts/shops.ts';
import { glazing, slab, wall } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Built } from './built.ts';
import { lit, type Shown, shows } from './lit.ts';

export interface MallOptions {
  width?: number;
  floors?: number;
  storeyHeight?: number;
  seed?: number;
  live?: Shown;
}

/** A shopping mall: shops on either side of an atrium with escalators, under a glass roof. */
export function mall(
  pen: Pen,
  x: number,
  { width = 34, floors = 3, storeyHeight = 4.6, seed = 17, live = true }: MallOptions = {},
): Built {
  pen.reseed(seed);
  const roofHeight = floors * storeyHeight;
  const left = x + (width - 11) / 2;
  const right = left + 11;
  pen.onLayer(-1.5, () => pen.rect('paper', x, 0, width, roofHeight));
  for (let floor = 0; floor < floors; floor++) {
    const y = floor * storeyHeight;
    pen.onLayer(0, () => {
      shops(pen, x + 0.3, left, y, storeyHeight - 0.5, floor);
      shops(pen, right, x + width - 0.3, y, storeyHeight - 0.5, floor + 1);
    });
    pen.onLayer(1, () => {
      person(pen, x + 2.2, y, 'walk', { look: floor % 2 ? 'kandura' : 'bun' });
      person(pen, left - 1, y, floor % 2 ? 'talk' : 'walk', { flip: true });
      person(pen, right + 2, y, 'walk', { look: 'hijab', flip: floor % 2 === 0 });
      person(pen, right + 3, y, 'walk', { size: 0.72, flip: floor % 2 === 0 });
      person(pen, x + width - 2.4, y, 'phone', { flip: true });
      if (floor === 0) {
        bench(pen, left + 0.6, 0);
        person(pen, left + 1.2, 0, 'rest');
        pottedPlant(pen, right - 1, 0, 1.7);
        wheelchairUser(pen, left + 3.4, 0);
      }
      if (floor < floors - 1) rise(pen, left, right, y, storeyHeight, floor % 2 === 1);
      if (floor > 0)
        for (const edge of [left, right])
          pen.line('medium', edge, y, edge, y + 1.1).line('thin', edge - 0.1, y + 1.1, edge + 0.1, y + 1.1);
    });
  }
  pen.onLayer(1, () => technician(pen, left - 2.8, (floors - 1) * storeyHeight, 'tablet'));
  pen.onLayer(2, () => {
    slab(pen, x, x + width, 0, 0.4);
    for (let floor = 1; floor <= floors; floor++) {
      slab(pen, x, left, floor * storeyHeight, 0.36);
      slab(pen, right, x + width, floor * storeyHeight, 0.36);
    }
    for (let floor = 0; floor < floors; floor++) {
      glazing(pen, x, floor * storeyHeight, (floor + 1) * storeyHeight - 0.4, -1);
      glazing(pen, x + width, floor * storeyHeight, (floor + 1) * storeyHeight - 0.4, 1);
    }
    wall(pen, x + 0.1, roofHeight, roofHeight + 1, 0.26);
    wall(pen, x + width - 0.1, roofHeight, roofHeight + 1, 0.26);
    skylight(pen, left, right, roofHeight);
    airHandler(pen, x + 1.4, roofHeight, Math.min(6, left - x - 2.4), 1.8, lit(live, 'cmms'));
    dryCooler(
      pen,
      right + 1.2,
      roofHeight + 0.1,
      Math.max(2, Math.floor((x + width - right - 2.4) / 1.15)),
      lit(live, 'energy') ?? lit(live, 'cold'),
    );
  });
  pen.onLayer(3, () => {
    const top = (floors - 1) * storeyHeight + 3.7;
    if (shows(live, 'cmms')) liveLine(pen, 'cmms', x + 4, roofHeight + 0.3, x + 4, top, left - 0.4, top);
    if (shows(live, 'energy')) {
      liveLine(pen, 'energy', right + 0.5, 0, right + 0.5, roofHeight + 0.6, right + 1.2, roofHeight + 0.6);
      for (let floor = 0; floor < floors; floor++)
        pen.line(
          'branch',
          right + 0.5,
          floor * storeyHeight + 3.9,
          x + width - 0.4,
          floor * storeyHeight + 3.9,
        );
    }
    if (shows(live, 'cold'))
      liveLine(pen, 'cold', right + 2, roofHeight + 0.6, right + 2, 3.7, x + width - 0.8, 3.7);
  });
  return {
    x0: x,
    x1: x + width,
    roofHeight: roofHeight + 2,
    places: {
      live: live === 'cmms' ? [x + 5, roofHeight - 1.5] : [right + 4.6, roofHeight - 1.2],
      roof: [x + 4, roofHeight + 1],
      shops: [x + 5.4, 2.2],
      entrance: [x + width - 5, 2.2],
      atrium: [(left + right) / 2, roofHeight / 2],
    },
  };
}

function shops(pen: Pen, x0: number, x1: number, y: number, height: number, offset: number): void {
  const count = Math.max(1, Math.round((x1 - x0) / 4.6));
  const w = (x1 - x0) / count;
  for (let shop = 0; shop < count; shop++) shopfront(pen, x0 + shop * w, y, w, height - 0.4, shop + offset);
}

function skylight(pen: Pen, x0: number, x1: number, y: number): void {
  const middle = (x0 + x1) / 2;
  pen
    .line('medium', x0, y + 0.3, middle, y + 2.2, x1, y + 0.3)
    .line('thin', x0, y + 0.1, middle, y + 2, x1, y + 0.1);
  for (let share = 1; share < 8; share++) {
    const x = x0 + ((x1 - x0) * share) / 8;
    const rise = 1.9 * (1 - Math.abs(share - 4) / 4);
    pen.line('hair', x, y + 0.1 + rise, x, y + 0.3 + rise);
  }
  pen
    .line('hair', x0, y, x1, y)
    .rect('solid', x0 - 0.1, y, 0.3, 0.5)
    .rect('solid', x1 - 0.2, y, 0.3, 0.5);
}

/** An escalator across the atrium with two people on it, between the floors at y and y + storeyHeight. */
function rise(pen: Pen, left: number, right: number, y: number, storeyHeight: number, flip: boolean): void {
  escalator(pen, left - 0.1, right + 0.1, y, y + storeyHeight, flip);
  for (const share of [0.36, 0.66]) {
    const x = flip ? right - (right - left) * share : left + (right - left) * share;
    person(pen, x, y + (storeyHeight * (share - 0.14)) / 0.72, share > 0.5 ? 'phone' : 'carry', {
      flip,
      look: share > 0.5 ? 'bun' : 'coat',
    });
  }
}
