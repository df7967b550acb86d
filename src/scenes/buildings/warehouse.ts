import { live as liveLine } from '../parts/annotations.ts';
import { pv } from '../parts/electrical.ts';
import { dock, forklift } from '../parts/industry.ts';
import { van } from '../parts/outdoors.ts';
import { person, tech } from '../parts/people.ts';
import { dryCooler } from '../parts/plant.ts';
import { coldroom, compressorRack, evaporator } from '../parts/refrigeration.ts';
import { racking } from '../parts/retail.ts';
import { pendant, slab, wall } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Built } from './built.ts';
import { lit, type Shown, shows } from './lit.ts';

export interface WarehouseOptions {
  w?: number;
  seed?: number;
  live?: Shown;
}

/** A warehouse: racking under a truss, a cold store with its compressors, docks and a van at the end. */
export function warehouse(
  P: Pen,
  x: number,
  { w = 30, seed = 13, live = true }: WarehouseOptions = {},
): Built {
  P.reseed(seed);
  const H = 8.4;
  const cold = x + 9;
  P.at(-1.5, () => P.rect('paper', x, 0, w, H + 0.2));
  P.at(1, () => {
    coldroom(P, x + 0.4, 0, 8, 4.4, shows(live, 'r'));
    for (const left of [x + 0.9, x + 4.6]) racking(P, left, 0.2, { w: 3, h: 2.9, lv: 3 });
    evaporator(P, x + 5, 3.4, { live: lit(live, 'r') });
    tech(P, x + 4.25, 0.2, 'tablet');
    compressorRack(P, x + 2, 4.7, 3, lit(live, 'r'));
    const end = x + w - 4.2;
    for (let left = cold + 0.8; left + 2.8 < end; left += 4.4)
      racking(P, left, 0, { w: 2.8, h: 5.6, lv: 6, live: left < cold + 2 ? lit(live, 'm') : null });
    forklift(P, cold + 3.8, 0);
    person(P, end - 1.3, 0, 'tablet', { flip: true });
    tech(P, cold + 8.3, 0, 'walk');
    dock(P, x + w - 3.7, 0.2);
    for (let at = cold + 2.2; at < x + w - 1; at += 3.6) pendant(P, at, 7.3, 0.8);
  });
  P.at(1.5, () => van(P, x + w + 0.6, 0));
  P.at(2, () => {
    slab(P, x, x + w, 0, 0.4);
    wall(P, x, 0, H + 0.6, 0.3);
    wall(P, x + w, 3.3, H + 0.6, 0.3);
    wall(P, cold, 0, H - 0.9, 0.2);
    slab(P, x, x + w, H, 0.24);
    P.line('medium', x, H - 1.1, x + w, H - 1.1);
    const bays = Math.round(w / 1.9);
    for (let bay = 0; bay < bays; bay++) {
      const a = x + (bay * w) / bays;
      P.line('thin', a, H - 1.1, a + w / bays / 2, H - 0.24, a + w / bays, H - 1.1);
    }
    P.poly('solid', x + w, 3.4, x + w + 3, 3.6, x + w + 3, 3.78, x + w, 3.78);
    dryCooler(P, x + 1.4, H + 0.1, 4, lit(live, 'r'));
    pv(P, cold + 1, H, Math.floor((w - 12) / 1.25), lit(live, 'e'));
  });
  P.at(3, () => {
    if (shows(live, 'r')) {
      liveLine(P, 'r', x + 3.2, 6, x + 3.2, H + 0.6);
      liveLine(P, 'r', x + 5, 6, x + 7.4, 6, x + 7.4, 3.8, x + 6.8, 3.8);
    }
    if (shows(live, 'e')) liveLine(P, 'e', cold + 0.5, H, cold + 0.5, 0.4);
    if (shows(live, 'm')) liveLine(P, 'm', cold + 0.4, 6.2, x + w - 4, 6.2);
  });
  return {
    x0: x,
    x1: x + w,
    H,
    outside: 5.6,
    places: { live: [x + 5, 3.4], roof: [x + 4, H + 0.8], dock: [x + w - 2.5, 1.8] },
  };
}
