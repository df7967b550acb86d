import type { z } from 'zod';
import type { costBarsSchema } from './CostBars.schema.ts';

/** Named examples; each key says what its example is for. */
export const costBarsExamples = {
  default: {
    type: 'costBars',
    axis: 'Cost',
    title: 'Connected here, or tied together later',
    intro: 'Two ways to the same connections, as shares of one license.',
    beams: [
      { label: 'Tied together apart', share: 80, text: '80% of the license, each year' },
      { label: 'With the product', share: 30, text: '30% of the license, each year' },
    ],
    difference: '62.5% less',
    example: 'At 24 people: `$24,000` or `$9,000` a year.',
  },
} satisfies Record<string, z.input<typeof costBarsSchema>>;
