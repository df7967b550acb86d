import { z } from 'zod';
import type { System } from '../../../shared/site/systems.ts';
import { middleFrame, STRIP_WIDTHS } from '../pen/cropAround.ts';
import { type DrawnScene, drawnScene } from '../pen/drawingToSvg.ts';
import { Pen } from '../pen/Pen.ts';
import { seededRandom } from '../pen/random.ts';
import type { Tone } from '../pen/systems.ts';
import { systemSchema } from '../systemSchema.ts';
import { office } from './office.ts';
import { plant } from './plant.ts';
import { roof } from './roof.ts';
import { type Place, WIDTH, zonesOf } from './stage.ts';
import { store } from './store.ts';
import { street } from './street.ts';

export const places = { plant, roof, store, street, office } as const satisfies Record<string, Place>;

const names = Object.keys(places) as [keyof typeof places, ...(keyof typeof places)[]];

/** Fields of a place at work. */
export const shiftFields = {
  place: z
    .enum(names)
    .describe('a plant room, roofs under the sky, a store after closing, a street, or the drawing office'),
  seed: z.number().int().nonnegative().describe('another number shows other machines and other people'),
  live: systemSchema.default('cmms').describe('the system that is lit'),
};

export interface ShiftSpec {
  place: keyof typeof places;
  seed: number;
  live: System;
  tone?: Tone | undefined;
}

/** Which of the place’s compositions a seed stands for. */
const leadOf = ({ place, seed }: ShiftSpec) => seed % places[place].leads.length;

/** A key that is equal for pictures with the same machines in their middle. */
export const shiftPicture = (spec: ShiftSpec): string => `${spec.place} ${leadOf(spec)}`;

/** People and machines at work in a place, as a strip: whole at the width of a desktop, a tablet and a phone. */
export function shiftScene({
  tone = 'day',
  still = false,
  ...spec
}: ShiftSpec & { still?: boolean }): DrawnScene {
  const { height, scale, ground, leads } = places[spec.place];
  const pen = new Pen({ scale, originX: WIDTH / 2, originY: height - ground, seed: spec.seed + 1 });
  pen.frames = [
    { left: 0, right: WIDTH, top: 0, bottom: height },
    ...STRIP_WIDTHS.map((times) => middleFrame(WIDTH, (1.5 * WIDTH) / times)),
  ];
  const half = WIDTH / 2 / scale;
  leads[leadOf(spec)]?.({
    pen,
    live: spec.live,
    random: seededRandom(spec.seed * 7 + 5),
    zones: zonesOf(scale),
    left: -half,
    right: half,
    deep: ground / scale,
  });
  return drawnScene({ pen, width: WIDTH, height, tone, still });
}
