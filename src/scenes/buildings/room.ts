import { node } from '../parts/annotations.ts';
import { ductX, pipeX } from '../parts/services.ts';
import { backWindows, ceiling, lights } from '../parts/structure.ts';
import type { Pen } from '../pen/Pen.ts';
import type { MaybeLive } from '../pen/systems.ts';
import { type ProgrammeName, programmes, type RoomSpace } from './programmes.ts';

export interface RoomOptions {
  /** Windows in the back wall: drawn unless false, from the sill up, mod meters apart. */
  back?: boolean;
  sill?: number;
  mod?: number;
  wash?: MaybeLive;
  ceiling?: boolean;
  /** Meters between ceiling lights. */
  lg?: number;
  duct?: boolean;
  /** Marks the services above the ceiling as assets of a live system. */
  live?: MaybeLive;
}

/**
 * One room in section, from x0 to x1 on the floor at y, h meters from floor to floor: windows behind, ceiling and
 * lights, services above them, and the furniture and people of its use.
 */
export function room(
  pen: Pen,
  x0: number,
  x1: number,
  y: number,
  h: number,
  prog: ProgrammeName,
  o: RoomOptions = {},
): void {
  const w = x1 - x0;
  const yc = y + Math.min(2.75, h - 0.75);
  const top = y + h - 0.32;
  const { wash } = o;
  pen.onLayer(0, () => {
    if (o.back !== false) {
      backWindows(pen, x0 + 0.1, x1 - 0.1, y, o.sill ?? 0.9, Math.min(2.5, h - 1.1), o.mod ?? 1.6);
    }
  });
  if (wash) pen.onLayer(-1, () => pen.rect(`wash-${wash}`, x0, y, w, h - 0.32));
  pen.onLayer(1, () => {
    if (o.ceiling !== false) {
      ceiling(pen, x0, x1, yc);
      lights(pen, x0, x1, yc, o.lg ?? 2.5);
    }
    const furnish: (pen: Pen, space: RoomSpace) => void = programmes[prog];
    furnish(pen, { x0, x1, y, h, w, yc, random: pen.random });
    if (o.duct !== false && top - yc > 0.5) services(pen, x0, w, yc, top, o.live);
  });
}

function services(pen: Pen, x0: number, w: number, yc: number, top: number, live: MaybeLive): void {
  const count = Math.max(1, Math.round(w / 3.4));
  for (let index = 0; index < count; index++) {
    const x = x0 + (w * (index + 0.5)) / count;
    const y = (yc + top) / 2 - 0.02;
    if (index % 2) pipeX(pen, x, y, 0.14);
    else ductX(pen, x, y, 0.62, Math.min(0.34, top - yc - 0.16));
    if (live) node(pen, live, x, y, 0.1);
  }
}
