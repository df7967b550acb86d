import { live as liveLine } from '../parts/annotations.ts';
import { potted } from '../parts/furniture.ts';
import { person, tech } from '../parts/people.ts';
import { ahu } from '../parts/plant.ts';
import { backWindows, glazing, lift, slab, wall } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Built } from './built.ts';
import { lit, type Shown, shows } from './lit.ts';
import type { ProgrammeName } from './programmes.ts';
import { room } from './room.ts';

export interface HospitalOptions {
  w?: number;
  floors?: number;
  fh?: number;
  seed?: number;
  live?: Shown;
  /** The storey, counted from 0, whose left room is served by the air plant on the roof. */
  or?: number;
  /** Left and right room of each storey, from the ground up; repeats. */
  rooms?: readonly (readonly [ProgrammeName, ProgrammeName])[];
  helipad?: boolean;
}

const hospitalRooms: readonly (readonly [ProgrammeName, ProgrammeName])[] = [
  ['waiting', 'imaging'],
  ['ward', 'lab'],
  ['ward', 'ward'],
  ['theatre', 'theatre'],
  ['ward', 'ward'],
];

/** A hospital block: rooms on either side of a party wall, a lift and a glazed corridor, air plant on the roof. */
export function hospital(
  pen: Pen,
  x: number,
  {
    w = 19.5,
    floors = 5,
    fh = 4.15,
    seed = 21,
    live = true,
    or = 3,
    rooms = hospitalRooms,
    helipad = true,
  }: HospitalOptions = {},
) {
  pen.reseed(seed);
  const H = floors * fh;
  const c0 = x + w - 4.4;
  pen.onLayer(-1.5, () => pen.rect('paper', x, 0, w, H + 0.2));
  const mid = x + 7.2;
  for (let i = 0; i < floors; i++) {
    const y = i * fh,
      [a, b] = rooms[i % rooms.length] ?? ['ward', 'ward'];
    const served = i === or ? (lit(live, 'cmms') ?? (live === true || live === false ? null : live)) : null;
    room(pen, x + 0.3, mid, y, fh, a, { wash: served });
    if (served)
      pen.onLayer(1.2, () => tech(pen, mid - (a === 'ward' ? 0.7 : 1.8), y, 'tablet', { flip: true }));
    room(pen, mid, c0, y, fh, b, {});
    pen.onLayer(1, () => pen.line('medium', mid, y, mid, y + fh - 0.4));
  }
  pen.onLayer(1, () => {
    lift(pen, c0 + 0.2, 2.2, 0, H + 1.6, fh * 1, fh);
    for (let i = 0; i < floors; i++) {
      const y = i * fh;
      pen.onLayer(0, () => backWindows(pen, c0 + 2.6, x + w - 0.1, y, 0.2, fh - 0.7, 0.85));
      if (i % 2 === 0) person(pen, c0 + 3.4, y, 'walk', { flip: i === 2 });
      else potted(pen, c0 + 3.4, y, 1);
    }
  });
  pen.onLayer(2, () => {
    for (let i = 0; i <= floors; i++) {
      const y = i * fh;
      slab(pen, x - 0.1, c0 + 0.1, y, 0.34);
      slab(pen, c0 + 2.4, x + w + 0.1, y, 0.34);
    }
    slab(pen, x, x + w, 0, 0.34);
    wall(pen, c0 + 0.1, 0, H + 1.8, 0.2);
    wall(pen, c0 + 2.5, 0, H + 1.8, 0.2);
    slab(pen, c0, c0 + 2.6, H + 2, 0.22);
    for (let i = 0; i < floors; i++) {
      const y = i * fh;
      wall(pen, x + 0.02, y, y + 0.95, 0.26);
      wall(pen, x + 0.02, y + 2.9, y + fh - 0.3, 0.26);
      pen
        .line('thin', x - 0.02, y + 0.95, x - 0.02, y + 2.9)
        .line('hair', x + 0.1, y + 0.95, x + 0.1, y + 2.9)
        .line('medium', x - 0.35, y + 0.95, x + 0.15, y + 0.95);
      glazing(pen, x + w, y, y + fh - 0.34, 1);
    }
    wall(pen, x + 0.05, H, H + 1, 0.28);
    wall(pen, x + w - 0.05, H, H + 1, 0.28);
    if (helipad) drawHelipad(pen, x, H);
    ahu(pen, x + 6.6, H, 5, 1.9, lit(live, 'cmms') ?? (live === 'cold' ? 'cold' : null));
    pen.line('thin', c0 - 1.6, H, c0 - 1.6, H + 2.4, c0 - 1.2, H + 2.4, c0 - 1.2, H);
  });
  pen.onLayer(3, () => {
    const riser = mid + 0.35;
    const supply = or * fh + 3.35;
    if (shows(live, 'energy')) {
      liveLine(pen, 'energy', riser, -3.2, riser, H - 0.6);
      for (let i = 0; i < floors; i++) pen.line('branch', riser, i * fh + 3.3, c0 - 0.4, i * fh + 3.3);
    }
    if (live === 'cold') {
      liveLine(pen, 'cold', x + 7.4, H + 1.2, riser, H + 1.2, riser, 0.4);
      for (let i = 0; i < floors; i++) pen.line('live-cold', riser, i * fh + 3.3, c0 - 0.4, i * fh + 3.3);
    }
    if (shows(live, 'cmms'))
      liveLine(pen, 'cmms', x + 6.6, H + 1.2, x + 5.6, H + 1.2, x + 5.6, supply, x + 0.9, supply);
  });
  return {
    x0: x,
    x1: x + w,
    H,
    mid,
    c0,
    places: { live: [x + 3.6, or * fh + 1.8], roof: [x + 9, H + 1], entrance: [x + 4, 1.8] },
  } as const satisfies Built & Record<string, unknown>;
}

function drawHelipad(pen: Pen, x: number, H: number): void {
  pen
    .line('thin', x + 1.2, H, x + 1.2, H + 1.4)
    .line('thin', x + 3.6, H, x + 3.6, H + 1.4)
    .line('hair', x + 1.2, H, x + 3.6, H + 1.4)
    .line('hair', x + 3.6, H, x + 1.2, H + 1.4);
  pen.rect('solid', x + 0.2, H + 1.4, 4.6, 0.22);
  pen.line('thin', x - 0.3, H + 1.5, x + 0.2, H + 1.45).line('thin', x + 4.8, H + 1.45, x + 5.3, H + 1.5);
}
