import { liveLine } from '../parts/annotations.ts';
import { pottedPlant } from '../parts/furniture.ts';
import { person, technician } from '../parts/people.ts';
import { airHandler } from '../parts/plant.ts';
import { backWindows, elevator, glazing, slab, wall } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Built } from './built.ts';
import { lit, type Shown, shows } from './lit.ts';
import type { ProgramName } from './programs.ts';
import { room } from './room.ts';

export interface HospitalOptions {
  width?: number;
  floors?: number;
  storeyHeight?: number;
  seed?: number;
  live?: Shown;
  /** The storey, counted from 0, whose left room is served by the air plant on the roof. */
  operatingFloor?: number;
  /** Left and right room of each storey, from the ground up; repeats. */
  rooms?: readonly (readonly [ProgramName, ProgramName])[];
  helipad?: boolean;
}

const hospitalRooms: readonly (readonly [ProgramName, ProgramName])[] = [
  ['waiting', 'imaging'],
  ['ward', 'lab'],
  ['ward', 'ward'],
  ['theater', 'theater'],
  ['ward', 'ward'],
];

/** A hospital block: rooms on either side of a party wall, an elevator and a glazed corridor, air plant on the roof. */
export function hospital(
  pen: Pen,
  x: number,
  {
    width = 19.5,
    floors = 5,
    storeyHeight = 4.15,
    seed = 21,
    live = true,
    operatingFloor = 3,
    rooms = hospitalRooms,
    helipad = true,
  }: HospitalOptions = {},
) {
  pen.reseed(seed);
  const roofHeight = floors * storeyHeight;
  const coreLeft = x + width - 4.4;
  pen.onLayer(-1.5, () => pen.rect('paper', x, 0, width, roofHeight + 0.2));
  const mid = x + 7.2;
  for (let i = 0; i < floors; i++) {
    const y = i * storeyHeight,
      [a, b] = rooms[i % rooms.length] ?? ['ward', 'ward'];
    const served =
      i === operatingFloor ? (lit(live, 'cmms') ?? (live === true || live === false ? null : live)) : null;
    room(pen, x + 0.3, mid, y, storeyHeight, a, { wash: served });
    if (served)
      pen.onLayer(1.2, () => technician(pen, mid - (a === 'ward' ? 0.7 : 1.8), y, 'tablet', { flip: true }));
    room(pen, mid, coreLeft, y, storeyHeight, b, {});
    pen.onLayer(1, () => pen.line('medium', mid, y, mid, y + storeyHeight - 0.4));
  }
  pen.onLayer(1, () => {
    elevator(pen, coreLeft + 0.2, 2.2, 0, roofHeight + 1.6, storeyHeight * 1, storeyHeight);
    for (let i = 0; i < floors; i++) {
      const y = i * storeyHeight;
      pen.onLayer(0, () =>
        backWindows(pen, coreLeft + 2.6, x + width - 0.1, y, 0.2, storeyHeight - 0.7, 0.85),
      );
      if (i % 2 === 0) person(pen, coreLeft + 3.4, y, 'walk', { flip: i === 2 });
      else pottedPlant(pen, coreLeft + 3.4, y, 1);
    }
  });
  pen.onLayer(2, () => {
    for (let i = 0; i <= floors; i++) {
      const y = i * storeyHeight;
      slab(pen, x - 0.1, coreLeft + 0.1, y, 0.34);
      slab(pen, coreLeft + 2.4, x + width + 0.1, y, 0.34);
    }
    slab(pen, x, x + width, 0, 0.34);
    wall(pen, coreLeft + 0.1, 0, roofHeight + 1.8, 0.2);
    wall(pen, coreLeft + 2.5, 0, roofHeight + 1.8, 0.2);
    slab(pen, coreLeft, coreLeft + 2.6, roofHeight + 2, 0.22);
    for (let i = 0; i < floors; i++) {
      const y = i * storeyHeight;
      wall(pen, x + 0.02, y, y + 0.95, 0.26);
      wall(pen, x + 0.02, y + 2.9, y + storeyHeight - 0.3, 0.26);
      pen
        .line('thin', x - 0.02, y + 0.95, x - 0.02, y + 2.9)
        .line('hair', x + 0.1, y + 0.95, x + 0.1, y + 2.9)
        .line('medium', x - 0.35, y + 0.95, x + 0.15, y + 0.95);
      glazing(pen, x + width, y, y + storeyHeight - 0.34, 1);
    }
    wall(pen, x + 0.05, roofHeight, roofHeight + 1, 0.28);
    wall(pen, x + width - 0.05, roofHeight, roofHeight + 1, 0.28);
    if (helipad) drawHelipad(pen, x, roofHeight);
    airHandler(
      pen,
      x + 6.6,
      roofHeight,
      Math.min(5, coreLeft - x - 7),
      1.9,
      lit(live, 'cmms') ?? (live === 'cold' ? 'cold' : null),
    );
    pen.line(
      'thin',
      coreLeft - 1.6,
      roofHeight,
      coreLeft - 1.6,
      roofHeight + 2.4,
      coreLeft - 1.2,
      roofHeight + 2.4,
      coreLeft - 1.2,
      roofHeight,
    );
  });
  pen.onLayer(3, () => {
    const riser = mid + 0.35;
    const supply = operatingFloor * storeyHeight + 3.35;
    if (shows(live, 'energy')) {
      liveLine(pen, 'energy', riser, -3.2, riser, roofHeight - 0.6);
      for (let i = 0; i < floors; i++)
        pen.line('branch', riser, i * storeyHeight + 3.3, coreLeft - 0.4, i * storeyHeight + 3.3);
    }
    if (live === 'cold') {
      liveLine(pen, 'cold', x + 7.4, roofHeight + 1.2, riser, roofHeight + 1.2, riser, 0.4);
      for (let i = 0; i < floors; i++)
        pen.line('live-cold', riser, i * storeyHeight + 3.3, coreLeft - 0.4, i * storeyHeight + 3.3);
    }
    if (shows(live, 'cmms'))
      liveLine(
        pen,
        'cmms',
        x + 6.6,
        roofHeight + 1.2,
        x + 5.6,
        roofHeight + 1.2,
        x + 5.6,
        supply,
        x + 0.9,
        supply,
      );
  });
  return {
    x0: x,
    x1: x + width,
    roofHeight,
    mid,
    coreLeft,
    places: {
      live: [x + 3.6, operatingFloor * storeyHeight + 1.8],
      roof: [x + 9, roofHeight + 1],
      entrance: [x + 4, 1.8],
      imaging: [mid + 2.6, 1.8],
      corridor: [coreLeft + 0.4, (floors > 1 ? storeyHeight : 0) + 1.8],
      ward: [mid - 1, Math.min(2, floors - 1) * storeyHeight + 1.8],
    },
  } as const satisfies Built & Record<string, unknown>;
}

function drawHelipad(pen: Pen, x: number, roofHeight: number): void {
  pen
    .line('thin', x + 1.2, roofHeight, x + 1.2, roofHeight + 1.4)
    .line('thin', x + 3.6, roofHeight, x + 3.6, roofHeight + 1.4)
    .line('hair', x + 1.2, roofHeight, x + 3.6, roofHeight + 1.4)
    .line('hair', x + 3.6, roofHeight, x + 1.2, roofHeight + 1.4);
  pen.rect('solid', x + 0.2, roofHeight + 1.4, 4.6, 0.22);
  pen
    .line('thin', x - 0.3, roofHeight + 1.5, x + 0.2, roofHeight + 1.45)
    .line('thin', x + 4.8, roofHeight + 1.45, x + 5.3, roofHeight + 1.5);
}
