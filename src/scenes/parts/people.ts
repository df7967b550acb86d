import type { Extent, Pen } from '../pen/Pen.ts';
import { hashAt } from '../pen/random.ts';
import { silhouettePath } from './figure.ts';
import { seamPath } from './figureSeams.ts';
import type { Look } from './looks.ts';
import type { Pose } from './poses.ts';

export interface PersonOptions {
  flip?: boolean;
  /** Size relative to an adult of 1.75 m. Otherwise by position. */
  size?: number;
  /** figure: occupants, in ink. technician: people at work on the building, in the technicians' color. */
  stroke?: 'figure' | 'technician';
  helmet?: boolean;
  /** Otherwise by position. */
  look?: Look;
}

const everyday: readonly Look[] = [
  'short',
  'bun',
  'coat',
  'skirt',
  'stout',
  'long',
  'afro',
  'short',
  'ponytail',
];
const technicians: readonly Look[] = [
  'technician',
  'stout technician',
  'braided technician',
  'technician',
  'slight technician',
];

/** Poses that touch nothing, so that people in them may be taller or smaller. */
const FREE: readonly Pose[] = ['stand', 'walk', 'talk', 'phone', 'tablet', 'point'];
const HEIGHTS = [0.95, 1, 1.04];

const pickFrom = <Item>(items: readonly Item[], fraction: number): Item | undefined =>
  items[Math.floor(fraction * items.length)];

/** A person's look by position, so that the same place always has the same person. */
function lookAt(x: number, y: number, size: number, helmet: boolean): Look {
  const pick = hashAt(x, y);
  if (helmet) return pickFrom(technicians, pick) ?? 'technician';
  if (size < 0.86) return pick > 0.5 ? 'child' : 'pupil';
  return pickFrom(everyday, pick) ?? 'short';
}

/** A person's height by position, relative to an adult of 1.75 m. */
const heightAt = (x: number, y: number, pose: Pose): number =>
  FREE.includes(pose) ? (pickFrom(HEIGHTS, hashAt(y + 0.37, x)) ?? 1) : 1;

const extents = new Map<string, Extent>();

/** The box around a silhouette at the origin, in meters. */
function extentOf(pose: Pose, look: Look): Extent {
  const key = `${pose}-${look}`;
  let extent = extents.get(key);
  if (!extent) {
    const values = [...silhouettePath(pose, look, false).matchAll(/-?\d*\.?\d+/g)].map(Number);
    const across = values.filter((_, index) => index % 2 === 0);
    const down = values.filter((_, index) => index % 2 === 1);
    const [left, right, top, bottom] = [
      Math.min(...across),
      Math.max(...across),
      Math.min(...down),
      Math.max(...down),
    ];
    extent = [left / 100, right / 100, -bottom / 100, -top / 100];
    extents.set(key, extent);
  }
  return extent;
}

/** One person, feet at x, y (the seat's floor when seated), facing right unless flipped. */
export function person(
  pen: Pen,
  x: number,
  y: number,
  pose: Pose = 'stand',
  {
    flip = false,
    size = heightAt(x, y, pose),
    stroke = 'figure',
    helmet = false,
    look = lookAt(x, y, size, helmet),
  }: PersonOptions = {},
): void {
  if (!pen.hasPeople) return;
  const [left, right, low, high] = extentOf(pose, look);
  const [from, to] = flip ? [-right, -left] : [left, right];
  if (!pen.keepsWhole([x + from * size, x + to * size, y + low * size, y + high * size])) return;
  const id = `${pose}-${look.replace(' ', '-')}`;
  pen.define(id, () => {
    pen.silhouette(silhouettePath(pose, look, pen.scale >= 10));
    if (pen.isLarge) pen.centimeterPath('seam', seamPath(pose, look), 0, 0);
  });
  pen.place(id, x, y, { flip, scale: size, stroke: stroke });
  if (pose === 'wheel') {
    pen.define('wheels', () =>
      pen
        .circle('panel', -0.04, 0.31, 0.3)
        .circle('hair', -0.04, 0.31, 0.24)
        .circle('medium', -0.04, 0.31, 0.3)
        .circle('panel', 0.36, 0.08, 0.07),
    );
    pen.place('wheels', x, y, { flip, scale: size });
  }
}

/** A technician, with helmet, tool belt and a tool in hand. */
export function technician(
  pen: Pen,
  x: number,
  y: number,
  pose: Pose = 'tablet',
  options: PersonOptions = {},
): void {
  person(pen, x, y, pose, { stroke: 'technician', helmet: true, ...options });
}

/** A wheelchair user. */
export function wheelchairUser(pen: Pen, x: number, y: number, options: PersonOptions = {}): void {
  person(pen, x, y, 'wheel', options);
}

/** A nurse with a tablet. */
export function nurse(pen: Pen, x: number, y: number, options: PersonOptions = {}): void {
  person(pen, x, y, 'tablet', { look: 'nurse', ...options });
}
