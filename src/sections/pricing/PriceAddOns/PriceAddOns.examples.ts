import type { z } from 'zod';
import type { priceAddOnsSchema } from './PriceAddOns.schema.ts';

/** Named examples; each key says what its example is for. */
export const priceAddOnsExamples = {
  default: {
    type: 'priceAddOns',
    title: 'Plug in at any storey',
    items: [
      {
        name: 'Connected Buildings',
        text: 'Meters, faults and edge control',
        price: '$48',
        per: 'a building a month',
        system: 'energy',
      },
      { name: 'Edge gateway', text: 'Bought once', price: '$640', per: 'each' },
    ],
  },
} satisfies Record<string, z.input<typeof priceAddOnsSchema>>;

/** Why this is a section of its own although a single page shows it. */
export const reasonForOneUse =
  'Branches of one riser with a unit price each; the price list has bands of amounts instead.';
