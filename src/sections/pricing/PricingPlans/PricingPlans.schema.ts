import { z } from 'zod';
import { anchorBase, line } from '../../sectionBase.ts';
import { needsPriceBands } from '../../shared/needsPriceBands.ts';

/** The head of the pricing page; plans and the estimate’s texts come from content/documents/pricing.yaml. */
export const pricingPlansSchema = z
  .strictObject({
    type: z.literal('pricingPlans'),
    ...anchorBase,
    title: line(60),
    intro: line(240),
    notes: z.array(line(140)).max(2).default([]).describe('below the ground line'),
  })
  .superRefine(needsPriceBands);

export type PricingPlansProps = z.output<typeof pricingPlansSchema>;
