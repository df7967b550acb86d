import { z } from 'zod';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { windowNames } from '../../../windows/windowNames.ts';
import { line, link, sectionBase } from '../../sectionBase.ts';

/** Benefits as cards that stack while the page scrolls, each with a product window over its drawing. */
export const benefitCardsSchema = z.strictObject({
  type: z.literal('benefitCards'),
  ...sectionBase,
  title: line(80),
  intro: line(400).optional().describe('a description of the benefits as a whole'),
  cards: z
    .array(
      z.strictObject({
        tag: line(32),
        title: line(70),
        desc: line(260),
        img: sceneSchema.describe('drawing of 640 × 520: floor-…'),
        window: z.enum(windowNames).optional().describe('the product over the drawing, if any'),
        alt: line(160).describe('what the drawing shows'),
        list: z.array(line(110)).min(2).max(5),
        link: link.optional(),
      }),
    )
    .min(2)
    .max(6),
});

export type BenefitCardsProps = z.output<typeof benefitCardsSchema>;
