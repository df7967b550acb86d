import { z } from 'zod';
import { drawingNames } from '../../../scenes/drawings/drawings.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** Reasons to choose the product: two large cells with a drawing beside the text, then a row of four. */
export const whyCardsSchema = z.strictObject({
  type: z.literal('whyCards'),
  ...sectionBase,
  title: line(80),
  intro: line(240).optional(),
  cards: z
    .array(
      z.strictObject({
        icon: z.enum(drawingNames).describe('a drawing of 320 × 160: why-… or detail-…'),
        alt: line(140),
        title: line(60),
        desc: line(220),
      }),
    )
    .min(3)
    .max(8),
});

export type WhyCardsProps = z.output<typeof whyCardsSchema>;
