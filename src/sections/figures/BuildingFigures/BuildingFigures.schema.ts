import { z } from 'zod';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { anchorBase, line } from '../../sectionBase.ts';

/** A customer in figures, each on a level line that runs out from the customer’s building. */
export const buildingFiguresSchema = z.strictObject({
  type: z.literal('buildingFigures'),
  ...anchorBase,
  title: line(60),
  intro: line(120).optional().describe('how large, over which time'),
  scene: sceneSchema.describe('a building, about 640 × 620'),
  figures: z
    .array(
      z.strictObject({
        value: line(10),
        text: line(70).describe('what the figure measures'),
        before: line(70).optional().describe('what it was, or over what it is counted'),
      }),
    )
    .min(2)
    .max(4),
});

export type BuildingFiguresProps = z.output<typeof buildingFiguresSchema>;
