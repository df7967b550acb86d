import type { z } from 'zod';
import type { compareChoiceSchema } from './CompareChoice.schema.ts';

/** Named examples; each key says what its example is for. */
export const compareChoiceExamples = {
  default: {
    type: 'compareChoice',
    axis: 'Choosing',
    them: {
      title: 'Choose Ticket desk if',
      reasons: ['One tool must also serve IT', 'You need it by Friday'],
    },
    us: {
      title: 'Choose Connected CMMS if',
      reasons: ['Plant fails before anyone reports it', 'An inspector reads your records'],
      action: { label: 'Book a demo', href: '/request-demo/' },
    },
  },
} satisfies Record<string, z.input<typeof compareChoiceSchema>>;
