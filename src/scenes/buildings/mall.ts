import { live as liveLine } from '../parts/annotations.ts';
import { potted } from '../parts/furniture.ts';
import { bench } from '../parts/outdoors.ts';
import { person, tech, wheelchairUser } from '../parts/people.ts';
import { ahu, dryCooler } from '../parts/plant.ts';
import { escalator, shopfront } from '../parts/shops.ts';
import { glazing, slab, wall } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Built } from './built.ts';
import { lit, type Shown, shows } from './lit.ts';

export interface MallOptions {
  w?: number;
  floors?: number;
  fh?: number;
  seed?: number;
  live?: Shown;
}

/** A shopping mall: shops on either side of an atrium with escalators, under a glass roof. */
export function mall(
  pen: Pen,
  x: number,
  { w = 34, floors = 3, fh = 4.6, seed = 17, live = true }: MallOptions = {},
): Built {
  pen.reseed(seed);
  const H = floors * fh;
  const left = x + (w - 11) / 2;
  const right = left + 11;
  pen.onLayer(-1.5, () => pen.rect('paper', x, 0, w, H));
  for (let floor = 0; floor < floors; floor++) {
    const y = floor * fh;
    pen.onLayer(0, () => {
      shops(pen, x + 0.3, left, y, fh - 0.5, floor);
      shops(pen, right, x + w - 0.3, y, fh - 0.5, floor + 1);
    });
    pen.onLayer(1, () => {
      person(pen, x + 2.2, y, 'walk', { look: floor % 2 ? 'kandura' : 'bun' });
      person(pen, left - 1, y, floor % 2 ? 'talk' : 'walk', { flip: true });
      person(pen, right + 2, y, 'walk', { look: 'hijab', flip: floor % 2 === 0 });
      person(pen, right + 3, y, 'walk', { k: 0.72, flip: floor % 2 === 0 });
      person(pen, x + w - 2.4, y, 'phone', { flip: true });
      if (floor === 0) {
        bench(pen, left + 0.6, 0);
        person(pen, left + 1.2, 0, 'rest');
        potted(pen, right - 1, 0, 1.7);
        wheelchairUser(pen, left + 3.4, 0);
      }
      if (floor < floors - 1) rise(pen, left, right, y, fh, floor % 2 === 1);
      if (floor > 0)
        for (const edge of [left, right])
          pen.line('medium', edge, y, edge, y + 1.1).line('thin', edge - 0.1, y + 1.1, edge + 0.1, y + 1.1);
    });
  }
  pen.onLayer(1, () => tech(pen, left - 2.8, (floors - 1) * fh, 'tablet'));
  pen.onLayer(2, () => {
    slab(pen, x, x + w, 0, 0.4);
    for (let floor = 1; floor <= floors; floor++) {
      slab(pen, x, left, floor * fh, 0.36);
      slab(pen, right, x + w, floor * fh, 0.36);
    }
    for (let floor = 0; floor < floors; floor++) {
      glazing(pen, x, floor * fh, (floor + 1) * fh - 0.4, -1);
      glazing(pen, x + w, floor * fh, (floor + 1) * fh - 0.4, 1);
    }
    wall(pen, x + 0.1, H, H + 1, 0.26);
    wall(pen, x + w - 0.1, H, H + 1, 0.26);
    skylight(pen, left, right, H);
    ahu(pen, x + 1.4, H, Math.min(6, left - x - 2.4), 1.8, lit(live, 'cmms'));
    dryCooler(
      pen,
      right + 1.2,
      H + 0.1,
      Math.max(2, Math.floor((x + w - right - 2.4) / 1.15)),
      lit(live, 'energy') ?? lit(live, 'cold'),
    );
  });
  pen.onLayer(3, () => {
    const top = (floors - 1) * fh + 3.7;
    if (shows(live, 'cmms')) liveLine(pen, 'cmms', x + 4, H + 0.3, x + 4, top, left - 0.4, top);
    if (shows(live, 'energy')) {
      liveLine(pen, 'energy', right + 0.5, 0, right + 0.5, H + 0.6, right + 1.2, H + 0.6);
      for (let floor = 0; floor < floors; floor++)
        pen.line('branch', right + 0.5, floor * fh + 3.9, x + w - 0.4, floor * fh + 3.9);
    }
    if (shows(live, 'cold')) liveLine(pen, 'cold', right + 2, H + 0.6, right + 2, 3.7, x + w - 0.8, 3.7);
  });
  return {
    x0: x,
    x1: x + w,
    H: H + 2,
    places: { live: [x + 5, H - 1.5], roof: [x + 4, H + 1], atrium: [(left + right) / 2, H / 2] },
  };
}

function shops(pen: Pen, x0: number, x1: number, y: number, h: number, offset: number): void {
  const count = Math.max(1, Math.round((x1 - x0) / 4.6));
  const w = (x1 - x0) / count;
  for (let shop = 0; shop < count; shop++) shopfront(pen, x0 + shop * w, y, w, h - 0.4, shop + offset);
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

/** An escalator across the atrium with two people on it, between the floors at y and y + fh. */
function rise(pen: Pen, left: number, right: number, y: number, fh: number, flip: boolean): void {
  escalator(pen, left - 0.1, right + 0.1, y, y + fh, flip);
  for (const share of [0.36, 0.66]) {
    const x = flip ? right - (right - left) * share : left + (right - left) * share;
    person(pen, x, y + (fh * (share - 0.14)) / 0.72, share > 0.5 ? 'phone' : 'carry', {
      flip,
      look: share > 0.5 ? 'bun' : 'coat',
    });
  }
}
