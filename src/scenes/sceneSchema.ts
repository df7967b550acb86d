import { z } from 'zod';
import { remedyFor } from '../../shared/text/nearest.ts';
import { buildingName } from './buildings/buildingName.ts';
import { drawingNames } from './drawings/drawings.ts';

const tone = z.enum(['day', 'night']).default('day');

const drawingName = z.enum(drawingNames, {
  error: ({ input }) =>
    input === undefined
      ? `is missing: use one of ${drawingNames.join(', ')}`
      : `there is no drawing “${String(input)}”: ${remedyFor(String(input), drawingNames)}`,
});

/**
 * The drawing that a page or section declares. `estate` is the whole street in section; `building` is one building by
 * its kind; `drawing` is one of the named scenes of src/scenes/drawings.
 */
export const sceneSchema = z.discriminatedUnion('scene', [
  z.strictObject({
    scene: z.literal('estate'),
    tone,
    crop: z.enum(['wide', 'phone']).default('wide'),
    bleed: z
      .number()
      .int()
      .min(0)
      .max(600)
      .optional()
      .describe('px of street past each edge of the wide crop'),
  }),
  z.strictObject({
    scene: z.literal('building'),
    kind: buildingName,
    floors: z.number().int().min(1).max(24).optional(),
    width: z.number().positive().optional().describe('metres'),
    seed: z.number().int().optional(),
    live: z.enum(['cmms', 'energy', 'cold']).optional().describe('the system that is lit'),
    focus: z.string().optional(),
    tone,
    crop: z
      .strictObject({ width: z.number().positive(), height: z.number().positive() })
      .optional()
      .describe('px'),
  }),
  z.strictObject({
    scene: z.literal('drawing'),
    name: drawingName.describe('a name of src/scenes/drawings'),
    tone,
  }),
]);

export type SceneSpec = z.output<typeof sceneSchema>;
