import { liveLine } from '../parts/annotations.ts';
import { person, technician } from '../parts/people.ts';
import { airHandler, dryCooler } from '../parts/plant.ts';
import { elevator, glazing, slab, stair, sunScreen, wall } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Built } from './built.ts';
import { lit, type Shown, shows } from './lit.ts';
import type { ProgramName } from './programs.ts';
import { room } from './room.ts';

export interface TowerOptions {
  width?: number;
  floors?: number;
  /** Heights of the upper storeys and of the ground floor. */
  storeyHeight?: number;
  groundHeight?: number;
  seed?: number;
  /** The storey, counted from 0, that uses too much energy, and the one with a fault and a technician at it. */
  hotFloor?: number;
  fault?: number;
  live?: Shown;
  /** Meters from the left wall to the stair and elevator core, 4.6 m wide. */
  coreAt?: number;
  /** What the upper storeys are used for; repeats. */
  uses?: readonly ProgramName[];
  /** Whether blades outside the glass keep the sun off. */
  isShaded?: boolean;
}

const officeUses: readonly ProgramName[] = [
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

/** An office tower around a stair and elevator core, plant on the roof, an energy riser up its side. */
export function tower(
  pen: Pen,
  x: number,
  {
    width = 18,
    floors = 10,
    storeyHeight = 3.72,
    groundHeight = 5.4,
    seed = 5,
    hotFloor = 6,
    fault = 8,
    live = true,
    coreAt = 7,
    uses = officeUses,
    isShaded = false,
  }: TowerOptions = {},
) {
  pen.reseed(seed);
  const programAt = (index: number): ProgramName => uses[index % uses.length] ?? 'office';
  const core = [x + coreAt, x + coreAt + 4.6] as const;
  const roofHeight = groundHeight + floors * storeyHeight;
  const riser = live === 'cold' ? 'cold' : lit(live, 'energy');
  pen.onLayer(-1.5, () => pen.rect('paper', x, 0, width, roofHeight + 0.2));
  // ground floor lobby
  room(pen, x + 0.2, core[0], 0, groundHeight, 'lobby', { sill: 0, windowSpacing: 2.1, lightSpacing: 3 });
  room(pen, core[1], x + width - 0.2, 0, groundHeight, 'waiting', {
    sill: 0,
    windowSpacing: 2.1,
    lightSpacing: 3,
  });
  for (let i = 0; i < floors; i++) {
    const y = groundHeight + i * storeyHeight,
      isHot = riser !== null && i === hotFloor,
      isF = shows(live, 'cmms') && i === fault;
    const L = programAt(i * 3 + 1),
      R = programAt(i * 7 + 2);
    room(pen, x + 0.3, core[0], y, storeyHeight, L, { wash: isHot ? riser : null });
    room(pen, core[1], x + width - 0.3, y, storeyHeight, isF ? 'none' : R, {
      wash: isHot ? riser : isF ? 'cmms' : null,
    });
    if (isF)
      pen.onLayer(1, () => {
        pen
          .line('thin', core[1] + 2.2, y, core[1] + 1.9, y + 2)
          .line('thin', core[1] + 2.55, y, core[1] + 2.25, y + 2);
        for (let q = 1; q < 6; q++)
          pen.line('hair', core[1] + 2.2 - q * 0.05, y + q * 0.34, core[1] + 2.55 - q * 0.05, y + q * 0.34);
        technician(pen, core[1] + 2.25, y + 0.68, 'reach');
        person(pen, Math.min(core[1] + 4.4, x + width - 0.9), y, 'tablet', { flip: true });
      });
  }
  // core: stair and elevator
  pen.onLayer(1, () => {
    elevator(
      pen,
      core[0] + 0.1,
      1.9,
      0,
      roofHeight + 1.6,
      groundHeight + Math.min(4, floors - 1) * storeyHeight,
      storeyHeight,
    );
    stair(pen, core[0] + 2.1, core[1] - 0.1, 0, groundHeight, false);
    for (let i = 0; i < floors; i++)
      stair(
        pen,
        core[0] + 2.1,
        core[1] - 0.1,
        groundHeight + i * storeyHeight,
        groundHeight + (i + 1) * storeyHeight,
      );
  });
  pen.onLayer(2, () => {
    // structure
    for (let i = 0; i <= floors; i++) {
      const y = groundHeight + i * storeyHeight;
      slab(pen, x, core[0], y);
      slab(pen, core[1] - 0.15, x + width, y);
      slab(pen, core[0] + 1.95, core[0] + 2.7, y, 0.26);
      if (i < floors) {
        pen
          .line('hair', x + 0.2, y + 0.14, core[0], y + 0.14)
          .line('hair', core[1], y + 0.14, x + width - 0.2, y + 0.14);
      }
    }
    wall(pen, core[0], 0, roofHeight + 1.8, 0.2);
    wall(pen, core[1], 0, roofHeight + 0.9, 0.2);
    wall(pen, core[0] + 2.02, 0, roofHeight + 1.8, 0.14);
    slab(pen, core[0] - 0.1, core[0] + 2.1, roofHeight + 2, 0.22);
    slab(pen, x, x + width, 0, 0.4);
    for (const [fx, s] of [
      [x, -1],
      [x + width, 1],
    ] as const) {
      glazing(pen, fx, 0, groundHeight - 0.3, s);
      if (isShaded) sunScreen(pen, fx, groundHeight, floors, storeyHeight, s);
      for (let i = 0; i < floors; i++) {
        const y = groundHeight + i * storeyHeight;
        glazing(pen, fx, y, y + storeyHeight - 0.32, s);
        if (isShaded) continue;
        pen
          .line('thin', fx, y + 0.5, fx + s * 0.5, y + 0.5)
          .line('thin', fx, y + storeyHeight - 0.7, fx + s * 0.5, y + storeyHeight - 0.7);
      }
    }
    // roof: parapet, screen, plant
    wall(pen, x + 0.15, roofHeight, roofHeight + 1.1, 0.28);
    wall(pen, x + width - 0.15, roofHeight, roofHeight + 1.1, 0.28);
    dryCooler(pen, x + 1.2, roofHeight + 0.1, Math.min(4, Math.floor((coreAt - 1.3) / 1.15)), riser);
    airHandler(pen, core[1] + 0.6, roofHeight, Math.min(4.6, width - coreAt - 5.8), 1.8, riser);
    pen
      .line('thin', core[0] + 1, roofHeight + 2, core[0] + 1, roofHeight + 6.4)
      .line('hair', core[0] + 0.5, roofHeight + 5.2, core[0] + 1.5, roofHeight + 5.2)
      .line('hair', core[0] + 0.7, roofHeight + 5.8, core[0] + 1.3, roofHeight + 5.8)
      .line('hair', core[0] + 1, roofHeight + 4, core[0] - 0.6, roofHeight + 2)
      .line('hair', core[0] + 1, roofHeight + 4, core[0] + 2.2, roofHeight + 2);
  });
  if (riser)
    pen.onLayer(3, () => {
      // energy riser from basement to roof with a branch per floor
      const rx = core[1] + 0.32;
      liveLine(pen, riser, rx, -3.2, rx, roofHeight + 1.1, rx + 0.6, roofHeight + 1.1);
      for (let i = 0; i < floors; i++) {
        const y = groundHeight + i * storeyHeight + 3.02;
        pen.line(`live-${riser}`, rx, y, x + width - 0.5, y);
        if (riser === 'energy') pen.line('branch', core[0] - 0.15, y, x + 0.5, y);
      }
    });
  const at = Math.min(hotFloor, floors - 1);
  return {
    x0: x,
    x1: x + width,
    roofHeight,
    top: roofHeight + 6.5,
    core,
    groundHeight,
    storeyHeight,
    places: {
      live: riser
        ? [x + 3.5, groundHeight + at * storeyHeight + 1.8]
        : [core[1] + 2.4, groundHeight + fault * storeyHeight + 1.8],
      roof: [x + width / 2, roofHeight + 1],
      lobby: [x + 4, 2],
      waiting: [core[1] + 3, 2],
      core: [(core[0] + core[1]) / 2, groundHeight + Math.min(2, floors - 1) * storeyHeight + 1.2],
      office: [x + 3.5, groundHeight + 1.9],
    },
  } as const satisfies Built & Record<string, unknown>;
}
