import type { z } from 'zod';
import type { caseQuoteSchema } from './CaseQuote.schema.ts';

/** Named examples; each key says what its example is for. */
export const caseQuoteExamples = {
  besideItsRoom: {
    type: 'caseQuote',
    scene: {
      scene: 'building',
      kind: 'factory',
      seed: 31,
      live: 'energy',
      focus: 'live',
      crop: { width: 560, height: 460 },
    },
  },
} satisfies Record<string, z.input<typeof caseQuoteSchema>>;
