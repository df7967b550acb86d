import type { z } from 'zod';
import type { pricingPlansSchema } from './PricingPlans.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const pricingPlansExamples = {
  default: {
    type: 'pricingPlans',
    title: 'Each plan stands on the one below',
    intro: 'Two numbers set the price: buildings, and the people who do the work.',
    notes: ['Billed yearly, in US dollars.', 'Imports and training days are included in year one.'],
  },
} satisfies Record<string, z.input<typeof pricingPlansSchema>>;
