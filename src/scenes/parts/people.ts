import type { Extent, Pen } from '../pen/Pen.ts';
import { hashAt } from '../pen/random.ts';
import { silhouettePath } from './figure.ts';
import { seamPath } from './figureSeams.ts';
import type { Look } from './looks.ts';
import type { Pose } from './poses.ts';

export interface PersonOptions {
  flip?: boolean;
  /** Size relative to an adult of 1.75 m. */
  size?: number;
  /** figure: occupants, in ink. technician: people at work on the building, in the technicians' color. */
  stroke?: 'figure' | 'technician';
  helmet?: boolean;
  look?: Look;
}

const everyday: readonly Look[] = ['short', 'bun', 'coat', 'skirt', 'short', 'long'];

/** A person's look by position, so that the same place always has the same person. */
function lookAt(x: number, y: number, size: number): Look {
  const pick = hashAt(x, y);
  if (size < 0.86) return pick > 0.5 ? 'child' : 'pupil';
  return everyday[Math.floor(pick * everyday.length)] ?? 'short';
}

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
  { flip = false, size = 1, stroke = 'figure', helmet = false, look }: PersonOptions = {},
): void {
  if (!pen.hasPeople) return;
  const dressed = helmet ? 'technician' : (look ?? lookAt(x, y, size));
  const [left, right, low, high] = extentOf(pose, dressed);
  const [from, to] = flip ? [-right, -left] : [left, right];
  if (!pen.keepsWhole([x + from * size, x + to * size, y + low * size, y + high * size])) return;
  const id = `${pose}-${dressed}`;
  pen.define(id, () => {
    pen.silhouette(silhouettePath(pose, dressed, pen.scale >= 10));
    if (pen.isLarge) pen.centimeterPath('seam', seamPath(pose, dressed), 0, 0);
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

/** A technician, with helmet and tool belt. */
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
