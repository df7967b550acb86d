import type { z } from 'zod';
import type { savingsSchema } from './Savings.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const savingsExamples = {
  proof: {
    type: 'savings',
    layout: 'proof',
    title: 'A saving is a difference',
    system: 'energy',
    intro: 'Between what would have been used and what was.',
    example: 'Worked example, one tower, twelve months',
    bars: [
      { name: 'Baseline model', value: '6,840 MWh', to: 88, kind: 'model' },
      { name: 'Adjusted', value: '7,050 MWh', to: 91, kind: 'adjusted' },
      { name: 'Measured', value: '5,990 MWh', to: 77, kind: 'measured' },
      { name: 'Saved', value: '1,060 MWh', from: 77, to: 91, kind: 'saved' },
    ],
    standards: [
      { name: 'IPMVP, Option C', text: 'Whole facility.' },
      { name: 'ISO 50001:2018', text: 'Energy management systems.' },
    ],
  },
  beams: {
    type: 'savings',
    layout: 'beams',
    axis: 'Cost',
    title: 'Connected here, or tied together later',
    intro: 'Two ways to the same connections, as shares of one license.',
    bars: [
      { name: 'Tied together apart', value: '80% of the license, each year', to: 80 },
      { name: 'With the product', value: '30% of the license, each year', to: 30 },
    ],
    difference: '62.5% less',
    sum: 'At 24 people: `$24,000` or `$9,000` a year.',
  },
} satisfies Record<string, z.input<typeof savingsSchema>>;
