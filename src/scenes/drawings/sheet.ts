import type { System } from '../../../shared/site/systems.ts';
import { type Box, stripFrames } from '../pen/cropAround.ts';
import { drawingToSvg } from '../pen/drawingToSvg.ts';
import { Pen } from '../pen/Pen.ts';
import { seededRandom } from '../pen/random.ts';
import { paletteColor } from '../pen/sceneStyle.ts';
import type { Tone } from '../pen/systems.ts';
import type { SceneResult } from '../SceneResult.ts';

/** A named drawing, fixed except for the tone. */
export type NamedDrawing = (tone: Tone) => SceneResult;

/** Drawings by their names in content. */
export type DrawingRegister = Readonly<Record<string, NamedDrawing>>;

export interface Sheet {
  /** Pixels. */
  width: number;
  height: number;
  /** Pixels per meter. */
  scale: number;
  /** Position of x = 0 and of the floor, in pixels. */
  originX?: number;
  originY: number;
  seed?: number;
  /** Extra pixels on either side, for a strip in wide viewports (`object-fit: cover`). */
  bleed?: number;
  /** The middle of what a phone shows of a strip, in pixels. Otherwise the sheet's middle. */
  focus?: number;
  /** What pages show of the drawing, where that is not all of it. */
  frames?: readonly Box[];
  /** A system whose wash is the background and replaces paper. */
  ground?: System;
  /** CSS rules of the composition itself. */
  style?: (ink: string) => string;
}

const moved = (box: Box, across: number): Box => ({
  ...box,
  left: box.left + across,
  right: box.right + across,
});

/** Makes a drawing of a fixed size from a function. The same tone always gives the same text. */
export function sheet(options: Sheet, draw: (pen: Pen) => void): NamedDrawing {
  const {
    width,
    height,
    scale,
    originX = 0,
    originY,
    seed = 3,
    bleed = 0,
    focus,
    frames = [],
    ground,
    style,
  } = options;
  return (tone) => {
    const shown = width + 2 * bleed;
    const pen = new Pen({ scale, originX, originY, seed });
    pen.frames = [
      { left: -bleed, right: width + bleed, top: 0, bottom: height },
      ...(bleed > 0
        ? stripFrames(shown, focus === undefined ? undefined : focus + bleed).map((frame) =>
            moved(frame, -bleed),
          )
        : []),
      ...frames,
    ];
    draw(pen);
    const paper = ground === undefined ? '' : `.k,.kf{fill:${paletteColor(tone).wash[ground]}}`;
    const svg = drawingToSvg({
      pen,
      width: shown,
      height,
      viewBox: [-bleed, 0, shown, height],
      tone,
      extraStyle: paper + (style?.(paletteColor(tone).ink) ?? ''),
    });
    const parts = pen.parts.map((part) => moved(part, bleed));
    return { svg, width: shown, height, parts, focus: focus === undefined ? undefined : focus + bleed };
  };
}

/** An asset's code plate with its lower left corner at x, y, `size` meters square. */
export function codePlate(pen: Pen, x: number, y: number, size = 0.34): void {
  pen.onLayer(pen.layer + 0.9, () => {
    pen.rect('tag', x, y, size, size);
    const random = seededRandom(Math.round(x * 31 + y * 17));
    const cell = size / 5;
    for (let column = 0; column < 5; column++) {
      for (let row = 0; row < 5; row++) {
        const corner = (column < 2 || column > 3) && row > 3;
        if (random() > 0.5 || corner) pen.rect('node-cmms', x + column * cell, y + row * cell, cell, cell);
      }
    }
  });
}

/** The ground as a cut line from edge to edge, except a gap between the given meters. */
export function groundLine(pen: Pen, left: number, right: number, gap?: readonly [number, number]): void {
  pen.onLayer(2, () => {
    if (gap === undefined) pen.line('cut', left, 0, right, 0);
    else pen.line('cut', left, 0, gap[0], 0).line('cut', gap[1], 0, right, 0);
  });
}
