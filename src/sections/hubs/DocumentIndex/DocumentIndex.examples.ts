import type { z } from 'zod';
import type { documentIndexSchema } from './DocumentIndex.schema.ts';

/** Named examples; each key says what its example is for. */
export const documentIndexExamples = {
  everyFormat: {
    type: 'documentIndex',
    title: 'Books that end in a number',
    intro: 'Written by engineers, checked by the people who use them.',
    formats: ['e-book', 'guide', 'whitepaper', 'report', 'checklist', 'infographic'],
  },
} satisfies Record<string, z.input<typeof documentIndexSchema>>;
