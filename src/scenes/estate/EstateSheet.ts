import type { System } from '../../../shared/site/systems.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Tone } from '../pen/systems.ts';
import type { EstateCrop } from './estateRooms.ts';

/** A point of the section in meters. */
export type Point = readonly [x: number, y: number];

/** One crop of an estate: what stands on the street and under it, and what the drawing says about it. */
export interface EstateSheet {
  /** Left and right wall of each building, in meters: the ground is cut between them. */
  walls: readonly Point[];
  /** Strokes in the ground: from and to in meters, up to the drawing’s edges, the height of the first row, rows. */
  earth: readonly (readonly [from: number, to: number, y: number, depth: number])[];
  /** Draws buildings, plants, people and everything below ground. */
  draw(pen: Pen, tone: Tone): void;
  /** Axes with their bubbles, dimensions between walls, and the levels of the highest building. */
  notes(pen: Pen): void;
  /** Where the leak is, and the three keys with their systems. */
  leak: Point;
  keys: readonly (readonly [system: System, x: number, y: number])[];
  /** Rules of its own, after those of the strokes. */
  style?: string;
}

/** An estate: a wide section with sky for a headline, and another composition for phones. */
export type Estate = Readonly<Record<EstateCrop, EstateSheet>>;
