import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { line, link, sectionBase } from '../../sectionBase.ts';

/** The layers that control a building, from the desk down to the plant: which stay, and which are added. */
export const controlLayersSchema = z.strictObject({
  type: z.literal('controlLayers'),
  ...sectionBase,
  title: line(80),
  intro: line(220).optional(),
  layers: z
    .array(
      z.strictObject({
        name: line(32),
        holds: line(60).describe('protocols or parts, set in mono'),
        text: line(160),
        isAdded: z.boolean().default(false),
      }),
    )
    .min(3)
    .max(6)
    .describe('from the top down'),
  stays: standardText('controlLayers.stays', line(16)),
  added: standardText('controlLayers.added', line(16)),
  scene: sceneSchema.describe('the plant under the lowest layer'),
  alt: line(200),
  link: link.optional(),
});

export type ControlLayersProps = z.output<typeof controlLayersSchema>;
