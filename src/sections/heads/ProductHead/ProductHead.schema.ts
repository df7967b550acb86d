import { z } from 'zod';
import { reference } from '../../../content/records.ts';
import { standardText } from '../../../content/standardTexts.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { windowNames } from '../../../windows/windowNames.ts';
import { anchorBase, line, link } from '../../sectionBase.ts';

/** First view of a product page: text, the product's windows on the floor of a drawing, customers' logos. */
export const productHeadSchema = z.strictObject({
  type: z.literal('productHead'),
  ...anchorBase,
  tag: line(40).describe('label over the title'),
  title: line(80),
  intro: line(260),
  action: link.describe('the button'),
  second: link.optional().describe('a quieter link beside the button'),
  window: z.enum(windowNames).default('workOrderBoard').describe('stands on the slab'),
  phone: z.enum(windowNames).default('jobPhone').describe('stands on the floor'),
  scene: sceneSchema.default({ scene: 'drawing', name: 'plant-room', tone: 'day' }),
  alt: line(200),
  logos: z.array(reference('customers')).min(3),
  logosLabel: line(80).describe('read out before the customers’ names'),
  seconds: z
    .union([z.literal(15), z.literal(45)])
    .default(15)
    .describe('one round of the logos'),
  pauseLabel: standardText('productHead.pauseLabel', line(40)),
});

export type ProductHeadProps = z.output<typeof productHeadSchema>;
