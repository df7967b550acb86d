import type { System } from '../../../shared/site/systems.ts';
import { STRIP_WIDTHS } from '../pen/cropAround.ts';
import type { Pen } from '../pen/Pen.ts';
import type { MaybeLive } from '../pen/systems.ts';

/** Width in pixels of the drawing, which is as wide as a desktop’s window. */
export const WIDTH = 1440;

/** Half of what phones, tablets and desktops show of it, in pixels from its middle. */
const [desktop, tablet, phone] = STRIP_WIDTHS.map((times) => (1.5 * WIDTH) / times / 2) as [
  number,
  number,
  number,
];

/** Something that stands in a row: its width in meters, and how it is drawn from its left edge and its floor. */
export type Thing = readonly [wide: number, draw: (pen: Pen, x: number, y: number, live: MaybeLive) => void];

export type Zone = readonly [from: number, to: number];

/** Where a place is drawn: nothing crosses from one zone into the next, because a window of some width ends there. */
export interface Stage {
  pen: Pen;
  live: System;
  random: () => number;
  /** The outermost zones, which only desktops show, those of tablets, and the middle, which phones show. */
  zones: readonly [Zone, Zone, Zone, Zone, Zone];
  /** The edges of the drawing, in meters from its middle. */
  left: number;
  right: number;
  /** Meters of ground below the floor. */
  deep: number;
}

/** A place: its size, and what may stand in its middle. */
export interface Place {
  height: number;
  /** Pixels per meter. */
  scale: number;
  /** Pixels below the floor. */
  ground: number;
  /** Draws the place around one of the compositions of its middle. */
  leads: readonly ((stage: Stage) => void)[];
}

export function zonesOf(scale: number): Stage['zones'] {
  const [a, b, c] = [desktop, tablet, phone].map((pixels) => pixels / scale) as [number, number, number];
  return [
    [-a, -b],
    [-b, -c],
    [-c, c],
    [c, b],
    [b, a],
  ];
}

/** Sets things side by side, evenly apart. Throws if they do not fit. */
export function row(
  pen: Pen,
  things: readonly Thing[],
  [from, to]: Zone,
  y = 0,
  live: MaybeLive = null,
): void {
  const gap = (to - from - things.reduce((sum, [wide]) => sum + wide, 0)) / (things.length + 1);
  if (gap < 0.04) throw new Error(`${things.length} things do not fit into ${(to - from).toFixed(1)} m`);
  let x = from + gap;
  for (const [wide, draw] of things) {
    draw(pen, x, y, live);
    x += wide + gap;
  }
}

/** Fills a zone with things of a pool, each once, and returns those left over. */
export function fill({ pen, random }: Stage, pool: readonly Thing[], zone: Zone, y = 0): Thing[] {
  const chosen: Thing[] = [];
  let room = zone[1] - zone[0] - 0.2;
  const shuffled = pool.map((thing) => [random(), thing] as const).sort(([one], [other]) => one - other);
  for (const [, thing] of shuffled) {
    if (thing[0] + 0.3 > room) continue;
    chosen.push(thing);
    room -= thing[0] + 0.3;
  }
  row(pen, chosen, zone, y);
  return pool.filter((thing) => !chosen.includes(thing));
}
