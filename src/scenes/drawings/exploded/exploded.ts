import type { System } from '../../../../shared/site/systems.ts';
import type { Pen } from '../../pen/Pen.ts';
import { type NamedDrawing, sheet } from '../sheet.ts';

/** Size in pixels where the margin is widest. */
const WIDTH = 200;
const HEIGHT = 600;

/** Pixels per unit: a sheet is 10 units wide, from −5 to 5, and 30 high. */
const UNIT = 20;

const lines = '.h{stroke-width:.8}.t{stroke-width:1}.m{stroke-width:1.5}.c{stroke-width:2.6}';

export interface ExplodedOptions {
  /** The system whose wash marks the part that matters, and whose color leads to the labels. */
  system: System;
  /** The parts that labels can point at, from the top down. */
  marks: Readonly<Record<string, readonly [x: number, y: number]>>;
}

/** A thing taken apart along an upright axis, which shows between its parts. Labels stand to the right of it. */
export function exploded({ system, marks }: ExplodedOptions, draw: (pen: Pen) => void): NamedDrawing {
  const drawn = sheet(
    {
      width: WIDTH,
      height: HEIGHT,
      scale: UNIT,
      originX: WIDTH / 2,
      originY: HEIGHT,
      style: () => lines,
    },
    (pen) => {
      pen.line('axis', 0, 0.1, 0, 29.9);
      pen.onLayer(1, () => draw(pen));
    },
  );
  const placed = Object.fromEntries(
    Object.entries(marks).map(([part, [x, y]]) => [
      part,
      [
        Math.round(((WIDTH / 2 + x * UNIT) / WIDTH) * 100),
        Math.round(((HEIGHT - y * UNIT) / HEIGHT) * 100),
      ] as const,
    ]),
  );
  return (tone) => ({ ...drawn(tone), exploded: { system, marks: placed } });
}
