import type { z } from 'zod';
import type { postHeadSchema } from './PostHead.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const postHeadExamples = {
  ofThePagesOwnEntry: { type: 'postHead' },
} satisfies Record<string, z.input<typeof postHeadSchema>>;
