import type { Pen } from '../../pen/Pen.ts';
import { type NamedDrawing, sheet } from '../sheet.ts';

/** Size of every close-up in pixels: what a very wide window shows of it. */
const WIDTH = 1680;
const HEIGHT = 720;

/** Pixels per inch: a thing is as large on a screen as in the hand. */
const INCH = 96;

export interface CloseupOptions {
  /**
   * The edge of the window that the thing runs across. x = 0 is the opposite edge of the sheet, where the notes stand,
   * so that x is negative in a drawing that bleeds left. y = 0 is the lower edge.
   */
  bleeds: 'left' | 'right';
  /** The parts that notes can point at, in inches of the drawing. */
  marks: Readonly<Record<string, readonly [x: number, y: number]>>;
  /** How many times larger than in the hand, for small things. */
  times?: number;
  seed?: number;
}

/** Lines heavier than on a drawing of a whole room, in proportion to the size of what they outline. */
const lines =
  '.h{stroke-width:.9}.t{stroke-width:1.2}.m{stroke-width:2}.c{stroke-width:4.5}.fs{stroke-width:1.4}.an{font-size:21px}';

/** A thing at full size that runs off one edge of the page: 1680 × 720 px, of which a phone shows the marked parts. */
export function closeup(
  { bleeds, marks, times = 1, seed = 5 }: CloseupOptions,
  draw: (pen: Pen) => void,
): NamedDrawing {
  const scale = INCH * times;
  const across = Object.values(marks).map(([x]) => (bleeds === 'left' ? WIDTH : 0) + x * scale);
  const drawn = sheet(
    {
      width: WIDTH,
      height: HEIGHT,
      scale,
      seed,
      originX: bleeds === 'left' ? WIDTH : 0,
      originY: HEIGHT,
      focus: (Math.min(...across) + Math.max(...across)) / 2,
      style: () => lines,
    },
    draw,
  );
  const placed = Object.fromEntries(
    Object.entries(marks).map(([part, [x, y]]) => [
      part,
      [Math.round(Math.abs(x) * scale), Math.round(HEIGHT - y * scale)] as const,
    ]),
  );
  return (tone) => ({ ...drawn(tone), closeup: { bleeds, marks: placed } });
}
