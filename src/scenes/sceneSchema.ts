import { z } from 'zod';
import { remedyFor } from '../../shared/text/nearest.ts';
import { photographFields } from '../media/mediaFiles.ts';
import { buildingName } from './buildings/buildingName.ts';
import type { BuildingSceneSpec } from './buildings/buildingScene.ts';
import { drawingNames } from './drawings/drawings.ts';
import { streets } from './estate/estateRooms.ts';
import { shiftFields } from './shift/shiftScene.ts';
import { systemSchema } from './systemSchema.ts';

const tone = z.enum(['day', 'night']).default('day');

const drawingName = z.enum(drawingNames, {
  error: ({ input }) =>
    input === undefined
      ? `is missing: use one of ${drawingNames.join(', ')}`
      : `there is no drawing “${String(input)}”: ${remedyFor(String(input), drawingNames)}`,
});

const size = z.strictObject({ width: z.number().positive(), height: z.number().positive() });

const estate = z.strictObject({
  scene: z.literal('estate'),
  street: z.enum(streets).optional().describe('town, by default, or a street of the Gulf'),
  tone,
  crop: z.enum(['wide', 'phone']).default('wide'),
  bleed: z.number().int().min(0).max(600).optional().describe('px of street past each edge of the wide crop'),
});

const building = z.strictObject({
  scene: z.literal('building'),
  kind: buildingName,
  floors: z.number().int().min(1).max(24).optional(),
  width: z.number().positive().optional().describe('meters'),
  seed: z.number().int().optional(),
  live: systemSchema.optional().describe('the system that is lit'),
  focus: z.string().optional(),
  tone,
  crop: size.optional().describe('px'),
});

const drawing = z.strictObject({
  scene: z.literal('drawing'),
  name: drawingName.describe('a name of src/scenes/drawings'),
  tone,
});

const shift = z.strictObject({ scene: z.literal('shift'), ...shiftFields, tone });

/** A photograph, a screenshot or an SVG file of content/media. */
export const pictureSchema = z.strictObject({
  scene: z.literal('picture'),
  ...photographFields,
  crop: size.optional().describe('size in px, where the section leaves it to the drawing'),
  tone,
});

/**
 * The picture that a page or section declares. `estate` is the whole street in section; `building` is one building by
 * kind; `shift` is a place with people at work; `drawing` is one of the named scenes of src/scenes/drawings; `picture` is a photograph, screenshot or SVG file
 * of content/media, which can replace any drawing.
 */
export const sceneSchema = z.discriminatedUnion('scene', [estate, building, shift, drawing, pictureSchema]);

/** A scene that is drawn by code. */
export const drawnSchema = z.discriminatedUnion('scene', [estate, building, shift, drawing]);

export type SceneSpec = DrawnSpec | PictureSpec;

/** Options of a building that a section adds: its text beside it, and what it shows of it. */
type Placed = Pick<BuildingSceneSpec, 'wordsDownTo' | 'frames' | 'yard'>;

/** A scene that is drawn by code, not read from a file. */
export type DrawnSpec =
  | z.output<typeof estate>
  | (z.output<typeof building> & Placed)
  | z.output<typeof shift>
  | z.output<typeof drawing>;

/** A photograph, screenshot or SVG file in place of a drawing. */
export type PictureSpec = z.output<typeof pictureSchema>;
