import { liveLine } from '../parts/annotations.ts';
import { solarPanels } from '../parts/electrical.ts';
import { dock, forklift } from '../parts/industry.ts';
import { van } from '../parts/outdoors.ts';
import { person, technician } from '../parts/people.ts';
import { dryCooler } from '../parts/plant.ts';
import { coldRoom, compressorRack, evaporator } from '../parts/refrigeration.ts';
import { palletRacking } from '../parts/retail.ts';
import { pendantLamp, slab, wall } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Built } from './built.ts';
import { lit, type Shown, shows } from './lit.ts';

export interface WarehouseOptions {
  width?: number;
  seed?: number;
  live?: Shown;
}

/** A warehouse: racking under a truss, a cold store with its compressors, docks and a van at the end. */
export function warehouse(
  pen: Pen,
  x: number,
  { width = 30, seed = 13, live = true }: WarehouseOptions = {},
): Built {
  pen.reseed(seed);
  const roofHeight = 8.4;
  const cold = x + 9;
  pen.onLayer(-1.5, () => pen.rect('paper', x, 0, width, roofHeight + 0.2));
  pen.onLayer(1, () => {
    coldRoom(pen, x + 0.4, 0, 8, 4.4, shows(live, 'cold'));
    for (const left of [x + 0.9, x + 4.6])
      palletRacking(pen, left, 0.2, { width: 3, height: 2.9, levels: 3 });
    evaporator(pen, x + 5, 3.4, { live: lit(live, 'cold') });
    technician(pen, x + 4.25, 0.2, 'tablet');
    compressorRack(pen, x + 2, 4.7, 3, lit(live, 'cold'));
    const end = x + width - 4.2;
    for (let left = cold + 0.8; left + 2.8 < end; left += 4.4)
      palletRacking(pen, left, 0, {
        width: 2.8,
        height: 5.6,
        levels: 6,
        live: left < cold + 2 ? lit(live, 'cmms') : null,
      });
    forklift(pen, cold + 3.8, 0);
    person(pen, end - 1.3, 0, 'tablet', { flip: true });
    technician(pen, cold + 8.3, 0, 'walk');
    dock(pen, x + width - 3.7, 0.2);
    for (let at = cold + 2.2; at < x + width - 1; at += 3.6) pendantLamp(pen, at, 7.3, 0.8);
  });
  pen.onLayer(1.5, () => van(pen, x + width + 0.6, 0));
  pen.onLayer(2, () => {
    slab(pen, x, x + width, 0, 0.4);
    wall(pen, x, 0, roofHeight + 0.6, 0.3);
    wall(pen, x + width, 3.3, roofHeight + 0.6, 0.3);
    wall(pen, cold, 0, roofHeight - 0.9, 0.2);
    slab(pen, x, x + width, roofHeight, 0.24);
    pen.line('medium', x, roofHeight - 1.1, x + width, roofHeight - 1.1);
    const bays = Math.round(width / 1.9);
    for (let bay = 0; bay < bays; bay++) {
      const a = x + (bay * width) / bays;
      pen.line(
        'thin',
        a,
        roofHeight - 1.1,
        a + width / bays / 2,
        roofHeight - 0.24,
        a + width / bays,
        roofHeight - 1.1,
      );
    }
    pen.polygon('solid', x + width, 3.4, x + width + 3, 3.6, x + width + 3, 3.78, x + width, 3.78);
    dryCooler(pen, x + 1.4, roofHeight + 0.1, 4, lit(live, 'cold'));
    solarPanels(pen, cold + 1, roofHeight, Math.floor((width - 12) / 1.25), lit(live, 'energy'));
  });
  pen.onLayer(3, () => {
    if (shows(live, 'cold')) {
      liveLine(pen, 'cold', x + 3.2, 6, x + 3.2, roofHeight + 0.6);
      liveLine(pen, 'cold', x + 5, 6, x + 7.4, 6, x + 7.4, 3.8, x + 6.8, 3.8);
    }
    if (shows(live, 'energy')) liveLine(pen, 'energy', cold + 0.5, roofHeight, cold + 0.5, 0.4);
    if (shows(live, 'cmms')) liveLine(pen, 'cmms', cold + 0.4, 6.2, x + width - 4, 6.2);
  });
  return {
    x0: x,
    x1: x + width,
    roofHeight,
    outside: 5.6,
    places: {
      live: live === 'energy' ? [cold + 3.4, 6.6] : live === 'cmms' ? [cold + 4, 3.6] : [x + 5, 3.4],
      roof: [x + 4, roofHeight + 0.8],
      dock: [x + width - 2.5, 1.8],
      aisle: [cold + 9.4, 3],
      solar: [cold + 7, roofHeight - 0.2],
    },
  };
}
