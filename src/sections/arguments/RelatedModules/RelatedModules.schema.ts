import { z } from 'zod';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { anchorBase, href, line } from '../../sectionBase.ts';

/** The module's neighbors as rooms in a row; the current page is one of the rooms. */
export const relatedModulesSchema = z.strictObject({
  type: z.literal('relatedModules'),
  ...anchorBase,
  title: line(50),
  intro: line(160).optional(),
  system: z.enum(['cmms', 'energy', 'cold']).default('cmms'),
  rooms: z
    .array(
      z.strictObject({
        name: line(30),
        text: line(90),
        href: href.optional().describe('leave out for the room that the reader stands in'),
        scene: sceneSchema.describe(
          '300 × 190: room-plan, room-asset, room-desk, room-permit, room-stock, room-vendor',
        ),
      }),
    )
    .min(3)
    .max(5),
});

export type RelatedModulesProps = z.output<typeof relatedModulesSchema>;
