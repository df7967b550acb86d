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

/** Why this is a section of its own although a single page shows it. */
export const reasonForOneUse = 'Lists all posts in a register of topics and months, over several pages.';
