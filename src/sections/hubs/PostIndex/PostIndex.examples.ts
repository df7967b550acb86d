import type { z } from 'zod';
import type { postIndexSchema } from './PostIndex.schema.ts';

/** Named examples; each key says what its example is for. */
export const postIndexExamples = {
  default: {
    type: 'postIndex',
    axis: 'Register',
    title: 'The register',
    intro: 'Every note, by topic and by month of issue: %total% of them.',
  },
} satisfies Record<string, z.input<typeof postIndexSchema>>;
