import type { z } from 'zod';
import type { adoptionGaugesSchema } from './AdoptionGauges.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const adoptionGaugesExamples = {
  default: {
    type: 'adoptionGauges',
    axis: 'Review',
    tone: 'sheet',
    title: 'Reviewed on figures, not on feeling',
    intro: 'Three reviews in the first year.',
    reviews: ['Week 6', 'Week 12', 'Month 12'],
    low: 'If it is low:',
    gauges: [
      { name: 'Jobs closed on a phone', targets: [40, 70, 90], low: 'We ride along for a shift.' },
      { name: 'Planned work done on time', targets: [50, 75, 92], low: 'The plan is cut to the crew.' },
    ],
  },
} satisfies Record<string, z.input<typeof adoptionGaugesSchema>>;
