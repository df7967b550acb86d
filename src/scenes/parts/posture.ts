import type { Point } from './figureShapes.ts';

/** Shoulder, elbow, hand. */
export type Arm = readonly [Point, Point, Point];
/** Hip, knee, ankle. */
export type Leg = readonly [Point, Point, Point];

/** A posture: joints in centimeters from the feet, facing +x. */
export interface Posture {
  view: 'front' | 'side';
  hip: Point;
  neck: Point;
  head: Point;
  /** Degrees by which the head is tilted back (positive) or bowed (negative). */
  nod?: number;
  arms: readonly Arm[];
  legs: readonly Leg[];
  /** Degrees by which each foot is lifted at the toe (positive) or at the heel (negative). */
  feet?: readonly number[];
  /** Outlines of what the person holds or sits on. */
  holds?: readonly (readonly Point[])[];
}
