import type { z } from 'zod';
import type { awardsSchema } from './Awards.schema.ts';

/** Named examples; each key says what its example is for. */
export const awardsExamples = {
  default: {
    type: 'awards',
    title: 'Checked, and stamped',
    awards: ['product-leadership', 'cmms-leader', 'best-mobile-app', 'fastest-set-up', 'leak-detection-gold'],
  },
} satisfies Record<string, z.input<typeof awardsSchema>>;
