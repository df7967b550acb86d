import { assetNode, liveLine } from '../parts/annotations.ts';
import { solarPanels, switchgear } from '../parts/electrical.ts';
import { van } from '../parts/outdoors.ts';
import { technician } from '../parts/people.ts';
import { dryCooler } from '../parts/plant.ts';
import { refrigerantCylinder } from '../parts/refrigeration.ts';
import { palletRacking } from '../parts/retail.ts';
import { ceilingLights, slab, stair, wall } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Built } from './built.ts';
import { lit, type Shown, shows } from './lit.ts';
import { room } from './room.ts';

export interface DepotOptions {
  /** Meters, at least 24. */
  width?: number;
  seed?: number;
  live?: Shown;
}

const upper = 4.4;
const roofHeight = 8.2;

/** A service depot: vans and stores below, a workshop at the end, planners on the floor above. */
export function depot(pen: Pen, x: number, { width = 30, seed = 15, live = true }: DepotOptions = {}): Built {
  pen.reseed(seed);
  const stores = x + 11.4;
  const workshop = x + width - 7.4;
  const end = x + width;
  pen.onLayer(-1.5, () => pen.rect('paper', x, 0, width, roofHeight + 0.2));
  const storey = roofHeight - upper;
  room(pen, x + 0.2, stores - 0.4, upper, storey, 'office', { wash: lit(live, 'cmms') });
  room(pen, stores + 2.6, workshop, upper, storey, 'meet', {});
  room(pen, workshop, end - 0.2, upper, storey, 'control', { wash: lit(live, 'energy') });
  pen.onLayer(1, () => {
    van(pen, x + 0.9, 0);
    technician(pen, x + 6.5, 0, 'push');
    pen
      .rect('thin', x + 7.05, 0.35, 0.7, 0.8)
      .line('medium', x + 6.95, 0.35, x + 7.85, 0.35)
      .circle('thin', x + 7.2, 0.14, 0.13)
      .circle('thin', x + 7.65, 0.14, 0.13);
    stair(pen, stores - 0.4, stores + 2.6, 0, upper);
    for (let at = stores + 3.4; at + 2.6 < workshop; at += 3.2)
      palletRacking(pen, at, 0, { levels: 5, height: 3 });
    technician(pen, workshop - 0.6, 0, 'reach', { flip: true });
    switchgear(pen, workshop + 0.5, 0, 3, 2.1, lit(live, 'energy'));
    for (const bottle of [0, 1, 2])
      refrigerantCylinder(pen, workshop + 3.4 + bottle * 0.5, 0, 1, lit(live, 'cold'));
    pen
      .line('medium', workshop + 4.9, 0.9, end - 0.5, 0.9)
      .line('thin', workshop + 5.1, 0.9, workshop + 5.1, 0)
      .line('thin', end - 0.7, 0.9, end - 0.7, 0);
    technician(pen, workshop + 5.6, 0, 'tablet');
    ceilingLights(pen, x + 0.3, end - 0.3, upper - 0.5, 3);
  });
  pen.onLayer(1.5, () => van(pen, end + 1, 0));
  pen.onLayer(2, () => {
    slab(pen, x, end, 0, 0.38);
    slab(pen, x, stores - 0.4, upper, 0.32);
    slab(pen, stores + 2.6, end, upper, 0.32);
    slab(pen, x - 0.2, end + 0.2, roofHeight, 0.32);
    wall(pen, x, 3.4, roofHeight + 0.7, 0.3);
    wall(pen, stores - 0.4, upper, roofHeight - 0.3, 0.16);
    wall(pen, workshop, 0, roofHeight - 0.3, 0.2);
    wall(pen, end, 0, roofHeight + 0.7, 0.3);
    // The gate for the vans, rolled up.
    pen.rect('panel', x - 0.3, 3.1, 0.6, 0.5).circle('thin', x, 3.35, 0.18);
    dryCooler(pen, x + 1.6, roofHeight + 0.1, 3, lit(live, 'cold'));
    solarPanels(pen, x + 8, roofHeight, Math.floor((width - 10) / 1.25), lit(live, 'energy'));
  });
  pen.onLayer(3, () => liveSystems(pen, x, { workshop, end, live }));
  return {
    x0: x,
    x1: end,
    roofHeight,
    outside: 6.4,
    places: {
      live: live === 'cmms' ? [x + 6.4, 4] : live === 'energy' ? [workshop + 3.4, 5.6] : [workshop + 3, 2.4],
      roof: [x + 5, roofHeight + 0.4],
      stores: [stores + 5.6, 2.4],
      workshop: [workshop + 3.6, 1.8],
      vans: [x + 5.4, 1.9],
    },
  };
}

/** Jobs from the planners to both vans, power to the panels, refrigerant from the roof to the bottles. */
function liveSystems(
  pen: Pen,
  x: number,
  { workshop, end, live }: { workshop: number; end: number; live: Shown },
): void {
  if (shows(live, 'cmms')) {
    for (const van of [x + 4.2, end + 4]) {
      liveLine(pen, 'cmms', x + 4.2, upper - 0.4, van, upper - 0.4, van, 2.6);
      assetNode(pen, 'cmms', van, 2.5, 0.14);
    }
  }
  if (shows(live, 'energy')) liveLine(pen, 'energy', workshop + 1.2, 2.1, workshop + 1.2, roofHeight + 0.3);
  if (shows(live, 'cold'))
    liveLine(pen, 'cold', x + 2.4, roofHeight + 0.4, x + 2.4, 3.9, workshop + 3.9, 3.9, workshop + 3.9, 0.9);
}
