import { z } from 'zod';
import { line, ownSystem, sectionBase } from '../../sectionBase.ts';
import { featurePictureSchema } from './featurePictureSchema.ts';

/** Four items, one open at a time; opening an item changes the picture beside them. */
export const featureGroupSchema = z
  .strictObject({
    type: z.literal('featureGroup'),
    ...sectionBase,
    system: ownSystem('color of numbers and ground'),
    number: z.number().int().min(1).max(9).describe('first figure of the items’ numbers: 1.1, 1.2 …'),
    layout: z
      .enum(['room', 'wall', 'shelf'])
      .describe(
        'room: windows hang in a cold room, right. wall: a drawing fills the left side to the page’s edge. shelf: a wide window stands on the four items',
      ),
    title: line(90),
    items: z
      .array(
        z.strictObject({
          title: line(48),
          text: line(220),
          picture: featurePictureSchema,
        }),
      )
      .length(4),
  })
  .refine(({ layout, axis }) => layout !== 'wall' || !axis, {
    path: ['axis'],
    message: 'a wall reaches the edge of the page and has no axis: leave it out',
  });

export type FeatureGroupProps = z.output<typeof featureGroupSchema>;
