import { closeups } from './closeups/closeups.ts';
import { constructionDrawings } from './construction/constructionDrawings.ts';
import { coversDrawings } from './covers/coversDrawings.ts';
import { energyDrawings } from './energy/energyDrawings.ts';
import { eventsDrawings } from './events/eventsDrawings.ts';
import { explodedDrawings } from './exploded/explodedDrawings.ts';
import { fieldworkDrawings } from './fieldwork/fieldworkDrawings.ts';
import { floorsDrawings } from './floors/floorsDrawings.ts';
import { hospitalDrawings } from './hospital/hospitalDrawings.ts';
import { industriesDrawings } from './industries/industriesDrawings.ts';
import { officesDrawings } from './offices/officesDrawings.ts';
import { plantDrawings } from './plant/plantDrawings.ts';
import { podcastDrawings } from './podcast/podcastDrawings.ts';
import { refrigerationDrawings } from './refrigeration/refrigerationDrawings.ts';
import type { DrawingRegister } from './sheet.ts';

/**
 * Every drawing that a page may name, from the folders of their subjects.
 *
 * Strips (2160 px wide: plant-room, thank-you, …) extend beyond a 1440 px page on both sides: give them
 * `object-fit: cover` and a height. All others are shown in full.
 */
export const drawings = {
  ...closeups,
  ...constructionDrawings,
  ...coversDrawings,
  ...energyDrawings,
  ...eventsDrawings,
  ...explodedDrawings,
  ...fieldworkDrawings,
  ...floorsDrawings,
  ...hospitalDrawings,
  ...industriesDrawings,
  ...officesDrawings,
  ...plantDrawings,
  ...podcastDrawings,
  ...refrigerationDrawings,
} as const satisfies DrawingRegister;

export type DrawingName = keyof typeof drawings;

export const drawingNames = Object.keys(drawings) as [DrawingName, ...DrawingName[]];

/** The parts of each drawing of a thing taken apart, from the top down. */
export const explodedParts: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(explodedDrawings).map(([name, draw]) => [
    name,
    Object.keys(draw('day').exploded?.marks ?? {}),
  ]),
);
