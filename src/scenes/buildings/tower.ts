import { live as liveLine } from '../parts/annotations.ts';
import { person, tech } from '../parts/people.ts';
import { ahu, dryCooler } from '../parts/plant.ts';
import { glazing, lift, slab, stair, wall } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Built } from './built.ts';
import { lit, type Shown, shows } from './lit.ts';
import type { ProgrammeName } from './programmes.ts';
import { room } from './room.ts';

export interface TowerOptions {
  w?: number;
  floors?: number;
  /** Storey height, and that of the ground floor. */
  fh?: number;
  gh?: number;
  seed?: number;
  /** The storey, counted from 0, that uses too much energy, and the one with a fault and a technician at it. */
  hot?: number;
  fault?: number;
  live?: Shown;
  /** Meters from the left wall to the stair and lift core, 4.6 m wide. */
  coreAt?: number;
}

const floorProgrammes: readonly ProgrammeName[] = [
  'office',
  'office',
  'meet',
  'office',
  'breakout',
  'office',
  'servers',
  'office',
  'meet',
  'office',
];
const programmeAt = (index: number): ProgrammeName =>
  floorProgrammes[index % floorProgrammes.length] ?? 'office';

/** An office tower around a stair and lift core, plant on the roof, an energy riser up its side. */
export function tower(
  pen: Pen,
  x: number,
  {
    w = 18,
    floors = 10,
    fh = 3.72,
    gh = 5.4,
    seed = 5,
    hot = 6,
    fault = 8,
    live = true,
    coreAt = 7,
  }: TowerOptions = {},
) {
  pen.reseed(seed);
  const core = [x + coreAt, x + coreAt + 4.6] as const;
  const H = gh + floors * fh;
  const riser = live === 'cold' ? 'cold' : lit(live, 'energy');
  pen.onLayer(-1.5, () => pen.rect('paper', x, 0, w, H + 0.2));
  // ground floor lobby
  room(pen, x + 0.2, core[0], 0, gh, 'lobby', { sill: 0, mod: 2.1, lg: 3 });
  room(pen, core[1], x + w - 0.2, 0, gh, 'waiting', { sill: 0, mod: 2.1, lg: 3 });
  for (let i = 0; i < floors; i++) {
    const y = gh + i * fh,
      isHot = riser !== null && i === hot,
      isF = shows(live, 'cmms') && i === fault;
    const L = programmeAt(i * 3 + 1),
      R = programmeAt(i * 7 + 2);
    room(pen, x + 0.3, core[0], y, fh, L, { wash: isHot ? riser : null });
    room(pen, core[1], x + w - 0.3, y, fh, isF ? 'none' : R, { wash: isHot ? riser : isF ? 'cmms' : null });
    if (isF)
      pen.onLayer(1, () => {
        pen
          .line('thin', core[1] + 2.2, y, core[1] + 1.9, y + 2)
          .line('thin', core[1] + 2.55, y, core[1] + 2.25, y + 2);
        for (let q = 1; q < 6; q++)
          pen.line('hair', core[1] + 2.2 - q * 0.05, y + q * 0.34, core[1] + 2.55 - q * 0.05, y + q * 0.34);
        tech(pen, core[1] + 2.25, y + 0.68, 'reach');
        person(pen, Math.min(core[1] + 4.4, x + w - 0.9), y, 'tablet', { flip: true });
      });
  }
  // core: stair + lift
  pen.onLayer(1, () => {
    lift(pen, core[0] + 0.1, 1.9, 0, H + 1.6, gh + Math.min(4, floors - 1) * fh, fh);
    stair(pen, core[0] + 2.1, core[1] - 0.1, 0, gh, false);
    for (let i = 0; i < floors; i++) stair(pen, core[0] + 2.1, core[1] - 0.1, gh + i * fh, gh + (i + 1) * fh);
  });
  pen.onLayer(2, () => {
    // structure
    for (let i = 0; i <= floors; i++) {
      const y = gh + i * fh;
      slab(pen, x, core[0], y);
      slab(pen, core[1] - 0.15, x + w, y);
      slab(pen, core[0] + 1.95, core[0] + 2.7, y, 0.26);
      if (i < floors) {
        pen
          .line('hair', x + 0.2, y + 0.14, core[0], y + 0.14)
          .line('hair', core[1], y + 0.14, x + w - 0.2, y + 0.14);
      }
    }
    wall(pen, core[0], 0, H + 1.8, 0.2);
    wall(pen, core[1], 0, H + 0.9, 0.2);
    wall(pen, core[0] + 2.02, 0, H + 1.8, 0.14);
    slab(pen, core[0] - 0.1, core[0] + 2.1, H + 2, 0.22);
    slab(pen, x, x + w, 0, 0.4);
    for (const [fx, s] of [
      [x, -1],
      [x + w, 1],
    ] as const) {
      glazing(pen, fx, 0, gh - 0.3, s);
      for (let i = 0; i < floors; i++) {
        const y = gh + i * fh;
        glazing(pen, fx, y, y + fh - 0.32, s);
        pen
          .line('thin', fx, y + 0.5, fx + s * 0.5, y + 0.5)
          .line('thin', fx, y + fh - 0.7, fx + s * 0.5, y + fh - 0.7);
      }
    }
    // roof: parapet, screen, plant
    wall(pen, x + 0.15, H, H + 1.1, 0.28);
    wall(pen, x + w - 0.15, H, H + 1.1, 0.28);
    dryCooler(pen, x + 1.2, H + 0.1, Math.min(4, Math.floor((coreAt - 1.3) / 1.15)), riser);
    ahu(pen, core[1] + 0.6, H, Math.min(4.6, w - coreAt - 5.8), 1.8, riser);
    pen
      .line('thin', core[0] + 1, H + 2, core[0] + 1, H + 6.4)
      .line('hair', core[0] + 0.5, H + 5.2, core[0] + 1.5, H + 5.2)
      .line('hair', core[0] + 0.7, H + 5.8, core[0] + 1.3, H + 5.8)
      .line('hair', core[0] + 1, H + 4, core[0] - 0.6, H + 2)
      .line('hair', core[0] + 1, H + 4, core[0] + 2.2, H + 2);
  });
  if (riser)
    pen.onLayer(3, () => {
      // energy riser from basement to roof with a branch per floor
      const rx = core[1] + 0.32;
      liveLine(pen, riser, rx, -3.2, rx, H + 1.1, rx + 0.6, H + 1.1);
      for (let i = 0; i < floors; i++) {
        const y = gh + i * fh + 3.02;
        pen.line(`live-${riser}`, rx, y, x + w - 0.5, y);
        if (riser === 'energy') pen.line('branch', core[0] - 0.15, y, x + 0.5, y);
      }
    });
  const at = Math.min(hot, floors - 1);
  return {
    x0: x,
    x1: x + w,
    H,
    top: H + 6.5,
    core,
    gh,
    fh,
    places: {
      live: riser ? [x + 3.5, gh + at * fh + 1.8] : [core[1] + 2.4, gh + fault * fh + 1.8],
      roof: [x + w / 2, H + 1],
      lobby: [x + 4, 2],
    },
  } as const satisfies Built & Record<string, unknown>;
}
