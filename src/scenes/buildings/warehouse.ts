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
  pen: Pen,
  x: number,
  { w = 30, seed = 13, live = true }: WarehouseOptions = {},
): Built {
  pen.reseed(seed);
  const H = 8.4;
  const cold = x + 9;
  pen.onLayer(-1.5, () => pen.rect('paper', x, 0, w, H + 0.2));
  pen.onLayer(1, () => {
    coldroom(pen, x + 0.4, 0, 8, 4.4, shows(live, 'cold'));
    for (const left of [x + 0.9, x + 4.6]) racking(pen, left, 0.2, { w: 3, h: 2.9, lv: 3 });
    evaporator(pen, x + 5, 3.4, { live: lit(live, 'cold') });
    tech(pen, x + 4.25, 0.2, 'tablet');
    compressorRack(pen, x + 2, 4.7, 3, lit(live, 'cold'));
    const end = x + w - 4.2;
    for (let left = cold + 0.8; left + 2.8 < end; left += 4.4)
      racking(pen, left, 0, { w: 2.8, h: 5.6, lv: 6, live: left < cold + 2 ? lit(live, 'cmms') : null });
    forklift(pen, cold + 3.8, 0);
    person(pen, end - 1.3, 0, 'tablet', { flip: true });
    tech(pen, cold + 8.3, 0, 'walk');
    dock(pen, x + w - 3.7, 0.2);
    for (let at = cold + 2.2; at < x + w - 1; at += 3.6) pendant(pen, at, 7.3, 0.8);
  });
  pen.onLayer(1.5, () => van(pen, x + w + 0.6, 0));
  pen.onLayer(2, () => {
    slab(pen, x, x + w, 0, 0.4);
    wall(pen, x, 0, H + 0.6, 0.3);
    wall(pen, x + w, 3.3, H + 0.6, 0.3);
    wall(pen, cold, 0, H - 0.9, 0.2);
    slab(pen, x, x + w, H, 0.24);
    pen.line('medium', x, H - 1.1, x + w, H - 1.1);
    const bays = Math.round(w / 1.9);
    for (let bay = 0; bay < bays; bay++) {
      const a = x + (bay * w) / bays;
      pen.line('thin', a, H - 1.1, a + w / bays / 2, H - 0.24, a + w / bays, H - 1.1);
    }
    pen.polygon('solid', x + w, 3.4, x + w + 3, 3.6, x + w + 3, 3.78, x + w, 3.78);
    dryCooler(pen, x + 1.4, H + 0.1, 4, lit(live, 'cold'));
    pv(pen, cold + 1, H, Math.floor((w - 12) / 1.25), lit(live, 'energy'));
  });
  pen.onLayer(3, () => {
    if (shows(live, 'cold')) {
      liveLine(pen, 'cold', x + 3.2, 6, x + 3.2, H + 0.6);
      liveLine(pen, 'cold', x + 5, 6, x + 7.4, 6, x + 7.4, 3.8, x + 6.8, 3.8);
    }
    if (shows(live, 'energy')) liveLine(pen, 'energy', cold + 0.5, H, cold + 0.5, 0.4);
    if (shows(live, 'cmms')) liveLine(pen, 'cmms', cold + 0.4, 6.2, x + w - 4, 6.2);
  });
  return {
    x0: x,
    x1: x + w,
    H,
    outside: 5.6,
    places: { live: [x + 5, 3.4], roof: [x + 4, H + 0.8], dock: [x + w - 2.5, 1.8] },
  };
}
