import { liveLine } from '../parts/annotations.ts';
import { switchgear } from '../parts/electrical.ts';
import { waterStore } from '../parts/industry.ts';
import { person, technician } from '../parts/people.ts';
import { chiller, coolingTower, pump } from '../parts/plant.ts';
import { valve } from '../parts/services.ts';
import { backWindows, ceilingLights, glazing, slab, wall } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Built } from './built.ts';
import { lit, type Shown, shows } from './lit.ts';
import { room } from './room.ts';

export interface CoolingPlantOptions {
  width?: number;
  seed?: number;
  live?: Shown;
  /** False omits the control room and switchgear on the left of the chiller hall. */
  hasControl?: boolean;
}

/** A district cooling plant: a chiller hall, control room, cooling towers on the roof, a chilled-water store beside it. */
export function coolingPlant(
  pen: Pen,
  x: number,
  { width = 34, seed = 19, live = true, hasControl = true }: CoolingPlantOptions = {},
): Built {
  pen.reseed(seed);
  const roofHeight = 9;
  const hall = x + width - 8.4;
  const control = hasControl ? x + 7.4 : x;
  const running = lit(live, 'cold') ?? lit(live, 'cmms');
  pen.onLayer(-1.5, () => {
    pen.rect('paper', x, 0, hall - x, roofHeight + 0.2);
    backWindows(pen, control + 0.4, hall - 0.4, 0, 5.6, 7.4, 2.2);
  });
  if (hasControl) {
    room(pen, x + 0.2, control, 4.4, 4.6, 'control', { windowSpacing: 1.5, wash: lit(live, 'energy') });
    pen.onLayer(1, () => {
      switchgear(pen, x + 0.7, 0, 8, 2.4, lit(live, 'energy'));
      technician(pen, x + 6.8, 0, 'point', { flip: true });
      ceilingLights(pen, x + 0.2, control, 4, 3);
    });
  }
  pen.onLayer(1, () => {
    for (let left = control + 0.9, index = 0; left + 4.6 < hall; left += 6, index++) {
      chiller(pen, left, 0, 4.4, index === 0 ? running : null);
      pen.line('medium', left + 0.7, 1.54, left + 0.7, 4.4).line('medium', left + 3.6, 1.54, left + 3.6, 4.9);
      valve(pen, left + 0.7, 2.9);
      if (left + 6 < hall) pump(pen, left + 5.2, 0, index === 0 ? running : null);
    }
    pen.line('medium', control + 0.4, 4.4, hall + 1, 4.4).line('medium', control + 0.4, 4.9, hall + 1, 4.9);
    technician(pen, control + 5.5, 0, 'kneel', { flip: true });
    person(pen, hall - 0.8, 0, 'tablet', { flip: true, look: 'kandura' });
    waterStore(pen, hall + 1.2, 0, 6.6, 10.2, lit(live, 'cold'));
  });
  pen.onLayer(2, () => {
    slab(pen, x, x + width, 0, 0.4);
    if (hasControl) slab(pen, x, control, 4.4, 0.3);
    slab(pen, x, hall, roofHeight, 0.32);
    wall(pen, control, 0, roofHeight, 0.2);
    wall(pen, hall, 0, roofHeight + 0.8, 0.28);
    wall(pen, x + 0.1, roofHeight, roofHeight + 0.8, 0.26);
    glazing(pen, x, 0.3, 4, -1);
    glazing(pen, x, 4.4, roofHeight - 0.4, -1);
    for (let left = x + 1.2, index = 0; left + 3 < hall; left += 4, index++)
      coolingTower(pen, left, roofHeight, 3, 3.4, index === 1 ? running : null);
  });
  pen.onLayer(3, () => {
    if (shows(live, 'cold')) {
      liveLine(pen, 'cold', control + 1.6, 1.6, control + 1.6, 4.4, hall + 1.2, 4.4);
      liveLine(pen, 'cold', hall + 1.2, 0.8, hall + 0.6, 0.8, hall + 0.6, -1.2);
    }
    if (hasControl && shows(live, 'energy'))
      liveLine(pen, 'energy', x + 1.8, 2.4, x + 1.8, 3.6, control + 2, 3.6, control + 2, 1.6);
    if (shows(live, 'cmms')) liveLine(pen, 'cmms', control + 4.5, 1.6, control + 4.5, 4.9, hall - 0.4, 4.9);
  });
  return {
    x0: x,
    x1: x + width,
    roofHeight: roofHeight + 3.4,
    places: {
      live: live === 'energy' ? [x + 5.2, 2.6] : live === 'cmms' ? [control + 7, 3] : [control + 3, 2.2],
      roof: [x + 6, roofHeight + 1.6],
      control: [x + 3.6, 6],
      store: [hall + 4.4, 5],
      chillers: [hall - 5.4, 2.2],
      switchgear: [x + 3.6, 1.8],
    },
  };
}
