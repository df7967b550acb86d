import type { z } from 'zod';
import type { statementSchema } from './Statement.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const statementExamples = {
  default: {
    type: 'statement',
    text: 'A rack that is read every minute has no need of a round at two in the morning.',
  },
} satisfies Record<string, z.input<typeof statementSchema>>;
