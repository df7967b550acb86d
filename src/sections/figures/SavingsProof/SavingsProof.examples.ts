import type { z } from 'zod';
import type { savingsProofSchema } from './SavingsProof.schema.ts';

/** Named examples; each key says what its example is for. */
export const savingsProofExamples = {
  default: {
    type: 'savingsProof',
    title: 'A saving is a difference',
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
} satisfies Record<string, z.input<typeof savingsProofSchema>>;
