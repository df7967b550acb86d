import { z } from 'zod';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { line, link, ownSystem, sectionBase } from '../../sectionBase.ts';

/** Rooms of one building, stacked, each with one argument, and beside each what an inspector checks there. */
export const buildingTourSchema = z.strictObject({
  type: z.literal('buildingTour'),
  ...sectionBase,
  title: line(60),
  intro: line(200).optional(),
  margin: z
    .strictObject({ title: line(40), text: line(140) })
    .describe('heading of the column beside the rooms: whose view it is'),
  rooms: z
    .array(
      z.strictObject({
        anchor: z
          .string()
          .regex(/^[a-z][a-z0-9-]*$/, 'use lower-case words joined by hyphens')
          .describe('target of the number in the page’s head'),
        name: line(30),
        level: line(12).describe('as on a section: +12.450'),
        floor: line(20).describe('Level 3'),
        system: ownSystem('color of the room’s number'),
        scene: sceneSchema.describe('880 × 306, or a building close up in that size'),
        alt: line(200),
        title: line(60),
        text: line(260),
        readings: z
          .array(z.strictObject({ name: line(24), value: line(16), isOut: z.boolean().default(false) }))
          .min(2)
          .max(4)
          .describe('measured in that room; isOut when it is outside its limit'),
        codes: z
          .array(z.strictObject({ code: line(24), text: line(70) }))
          .min(1)
          .max(4)
          .describe('what is in the margin beside it'),
      }),
    )
    .min(2)
    .max(6),
  link: link.optional().describe('below the margin’s last entry'),
});

export type BuildingTourProps = z.output<typeof buildingTourSchema>;
