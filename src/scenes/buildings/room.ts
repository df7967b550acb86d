import { assetNode } from '../parts/annotations.ts';
import { ductSection, pipeSection } from '../parts/services.ts';
import { backWindows, ceiling, ceilingLights } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import type { MaybeLive } from '../pen/systems.ts';
import { type ProgramName, programs, type RoomSpace } from './programs.ts';

export interface RoomOptions {
  /** Windows in the back wall, by default true: from the sill up, `windowSpacing` meters apart. */
  back?: boolean;
  sill?: number;
  windowSpacing?: number;
  wash?: MaybeLive;
  ceiling?: boolean;
  /** Meters between ceiling lights. */
  lightSpacing?: number;
  duct?: boolean;
  /** Marks the services above the ceiling as assets of a live system. */
  live?: MaybeLive;
}

/**
 * One room in section, from x0 to x1 on the floor at y, height meters from floor to floor: windows behind, ceiling and
 * lights, services above them, and the furniture and people of its use.
 */
export function room(
  pen: Pen,
  x0: number,
  x1: number,
  y: number,
  height: number,
  program: ProgramName,
  options: RoomOptions = {},
): void {
  const width = x1 - x0;
  const ceilingHeight = y + Math.min(2.75, height - 0.75);
  const top = y + height - 0.32;
  const { wash } = options;
  pen.onLayer(0, () => {
    if (options.back !== false) {
      backWindows(
        pen,
        x0 + 0.1,
        x1 - 0.1,
        y,
        options.sill ?? 0.9,
        Math.min(2.5, height - 1.1),
        options.windowSpacing ?? 1.6,
      );
    }
  });
  if (wash) pen.onLayer(-1, () => pen.rect(`wash-${wash}`, x0, y, width, height - 0.32));
  pen.onLayer(1, () => {
    if (options.ceiling !== false) {
      ceiling(pen, x0, x1, ceilingHeight);
      ceilingLights(pen, x0, x1, ceilingHeight, options.lightSpacing ?? 2.5);
    }
    const furnish: (pen: Pen, space: RoomSpace) => void = programs[program];
    furnish(pen, { x0, x1, y, height, width, ceilingHeight, random: pen.random });
    if (options.duct !== false && top - ceilingHeight > 0.5)
      services(pen, x0, width, ceilingHeight, top, options.live);
  });
}

function services(
  pen: Pen,
  x0: number,
  width: number,
  ceilingHeight: number,
  top: number,
  live: MaybeLive,
): void {
  const count = Math.max(1, Math.round(width / 3.4));
  for (let index = 0; index < count; index++) {
    const x = x0 + (width * (index + 0.5)) / count;
    const y = (ceilingHeight + top) / 2 - 0.02;
    if (index % 2) pipeSection(pen, x, y, 0.14);
    else ductSection(pen, x, y, 0.62, Math.min(0.34, top - ceilingHeight - 0.16));
    if (live) assetNode(pen, live, x, y, 0.1);
  }
}
