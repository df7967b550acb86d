import { gridBubble, horizontalDimension } from '../parts/annotations.ts';
import { wall } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Point } from './EstateSheet.ts';
import { estateCrops } from './estateRooms.ts';

/** Grid bubbles below the street, each with its axis up to the given depth in pixels. */
export function axes(pen: Pen, walls: readonly (readonly [x: number, depth: number])[]): void {
  const bubbles = -168 / pen.scale;
  walls.forEach(([x, depth], index) => {
    pen.line('axis', x, bubbles + 11 / pen.scale, x, -depth / pen.scale);
    gridBubble(pen, x, bubbles, String(index + 1), { radius: 11 });
  });
}

/** The chain of dimensions above the bubbles, in millimeters. */
export function dimensions(pen: Pen, walls: readonly Point[]): void {
  for (const [left, right] of walls) {
    const millimeters = Math.round((right - left) * 1000);
    const words = `${Math.floor(millimeters / 1000)} ${String(millimeters % 1000).padStart(3, '0')}`;
    horizontalDimension(pen, left, right, -146 / pen.scale, words, { extension: 0.45, gap: 0.45 });
  }
}

/** Whether x is on the wide sheet, including the bleed and a tree's width. */
export const isNear = (pen: Pen, x: number): boolean =>
  pen.pixelX(x) > -60 && pen.pixelX(x) < estateCrops.wide.width + 2 * pen.originX + 60;

/** The footings of the service tunnel, below its floor at y. */
export function footings(pen: Pen, at: readonly number[], y: number): void {
  for (const x of at) pen.polygon('solid', x - 0.5, y, x + 0.5, y, x + 0.18, -5.3, x - 0.18, -5.3);
}

/** Floor of the plant room at the end of the wide estate's tunnel, in meters. */
export const BASEMENT = -6.9;

/** What is cut below ground: the tunnel from `start` to the plant room, and that with its partition, up to `right`. */
export function tunnelWalls(pen: Pen, start: number, [left, right]: Point, partition: number): void {
  pen.onLayer(2, () => {
    pen.rect('solid', left - 0.3, BASEMENT - 0.3, right - left + 0.6, 0.3);
    wall(pen, left - 0.15, BASEMENT - 0.3, -2.2, 0.3);
    wall(pen, right + 0.15, BASEMENT - 0.3, 0, 0.3);
    wall(pen, partition, BASEMENT, -3.9, 0.2);
    wall(pen, start, -4.6, -0.3, 0.3);
    pen.rect('solid', start, -4.76, left - start - 0.1, 0.26);
    footings(pen, [10, 20, 30, 40, 50, 60], -4.76);
    for (let x = left + 2; x < right - 4; x += 6) pen.rect('solid', x - 0.2, BASEMENT - 2.3, 0.4, 2.1);
    pen.rect('solid', right - 0.6, BASEMENT - 2.3, 0.4, 2.1);
  });
}
