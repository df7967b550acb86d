import type { z } from 'zod';
import type { featureIndexSchema } from './FeatureIndex.schema.ts';

/** Named examples; each key says what its example is for. */
export const featureIndexExamples = {
  default: {
    type: 'featureIndex',
    groups: [
      {
        anchor: 'work',
        letter: 'A',
        name: 'Work',
        text: 'From the request to the signature.',
        features: [
          {
            name: 'Work orders',
            does: 'One ranked list for your team and your vendors.',
            href: '/product/work-order-software/',
          },
          { name: 'SLA clocks', does: 'Response and fix run separately, and pause with a reason.' },
        ],
      },
      {
        anchor: 'energy',
        letter: 'B',
        name: 'Energy',
        text: 'Meters, faults and setpoints.',
        system: 'energy',
        features: [
          { name: 'Load profiles', does: 'Every half hour beside its baseline.' },
          { name: 'Fault rules', does: 'Open the job themselves.' },
        ],
      },
    ],
  },
} satisfies Record<string, z.input<typeof featureIndexSchema>>;
