import type { Pen } from '../pen/Pen.ts';
import { hashAt } from '../pen/random.ts';
import { silhouettePath } from './figure.ts';
import { seamPath } from './figureSeams.ts';
import type { Look } from './looks.ts';
import type { Pose } from './poses.ts';

export interface PersonOptions {
  flip?: boolean;
  /** Size relative to an adult of 1.75 m. */
  k?: number;
  /** Ink for occupants; spruce for people at work on the building. */
  st?: 'figure' | 'technician';
  helmet?: boolean;
  look?: Look;
}

const everyday: readonly Look[] = ['short', 'bun', 'coat', 'skirt', 'short', 'long'];

/** A person's everyday look by position, so that the same place always has the same person. */
function lookAt(x: number, y: number, k: number): Look {
  const pick = hashAt(x, y);
  if (k < 0.86) return pick > 0.5 ? 'child' : 'pupil';
  return everyday[Math.floor(pick * everyday.length)] ?? 'short';
}

/** One person, feet at x, y (the seat's floor when seated), facing right unless flipped. */
export function person(
  P: Pen,
  x: number,
  y: number,
  pose: Pose = 'stand',
  { flip = false, k = 1, st = 'figure', helmet = false, look }: PersonOptions = {},
): void {
  if (!P.peopled) return;
  const dressed = helmet ? 'technician' : (look ?? lookAt(x, y, k));
  const id = `${pose}-${dressed}`;
  P.define(id, () => {
    P.silhouette(silhouettePath(pose, dressed, P.scale >= 10));
    if (P.isLarge) P.cm('seam', seamPath(pose, dressed), 0, 0);
  });
  P.place(id, x, y, { flip, scale: k, stroke: st });
  if (pose === 'wheel') {
    P.define('wheels', () =>
      P.circ('panel', -0.04, 0.31, 0.3)
        .circ('hair', -0.04, 0.31, 0.24)
        .circ('medium', -0.04, 0.31, 0.3)
        .circ('panel', 0.36, 0.08, 0.07),
    );
    P.place('wheels', x, y, { flip, scale: k });
  }
}

/** A technician: spruce, with helmet and tool belt. */
export function tech(P: Pen, x: number, y: number, pose: Pose = 'tablet', options: PersonOptions = {}): void {
  person(P, x, y, pose, { st: 'technician', helmet: true, ...options });
}

/** A wheelchair user. */
export function wheelchairUser(P: Pen, x: number, y: number, options: PersonOptions = {}): void {
  person(P, x, y, 'wheel', options);
}

/** A nurse with a tablet. */
export function nurse(P: Pen, x: number, y: number, options: PersonOptions = {}): void {
  person(P, x, y, 'tablet', { look: 'nurse', ...options });
}
