import { z } from 'zod';
import { drawingNames } from '../../../scenes/drawings/drawings.ts';
import { pictureSchema } from '../../../scenes/sceneSchema.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** Reasons to choose the product, each with a drawing; `layout` decides how they are arranged. */
export const whyCardsSchema = z
  .strictObject({
    type: z.literal('whyCards'),
    ...sectionBase,
    layout: z
      .enum(['plan', 'building'])
      .default('plan')
      .describe('plan: two large cells, then a row; building: eight rooms in the order of a working day'),
    title: line(80),
    intro: line(240).optional(),
    cards: z
      .array(
        z
          .strictObject({
            icon: z
              .enum(drawingNames)
              .optional()
              .describe('plan: a drawing of 320 × 160, why-… or detail-…; building: of 400 × 150, shift-…'),
            scene: pictureSchema
              .optional()
              .describe('or a picture of content/media, cropped to the size of the drawing'),
            alt: line(140),
            title: line(60),
            desc: line(220),
            time: line(5).optional().describe('of the day, such as 07:05; in a building only'),
          })
          .refine(({ icon, scene }) => Boolean(icon) !== Boolean(scene), 'takes either an icon or a scene'),
      )
      .min(3)
      .max(8),
  })
  .refine(
    ({ layout, cards }) => layout === 'plan' || cards.length === 8,
    'the layout building needs eight cards',
  )
  .refine(
    ({ layout, cards }) => layout === 'building' || cards.every(({ time }) => !time),
    'only the layout building shows times of day: leave out time',
  );

export type WhyCardsProps = z.output<typeof whyCardsSchema>;
