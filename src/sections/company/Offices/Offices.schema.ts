import { z } from 'zod';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** Offices as the storeys of one building, from the roof down. */
export const officesSchema = z.strictObject({
  type: z.literal('offices'),
  ...sectionBase,
  title: line(90),
  intro: line(240).optional(),
  levels: z
    .array(
      z.strictObject({
        level: line(10).describe('height above ground, as on a drawing: +10.800'),
        city: line(30),
        country: line(40),
        people: line(24).describe('number of people: 96 people'),
        text: line(220).describe('what is done there'),
        scene: sceneSchema,
      }),
    )
    .min(2)
    .max(6),
});

export type OfficesProps = z.output<typeof officesSchema>;
