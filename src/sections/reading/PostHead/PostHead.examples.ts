import type { z } from 'zod';
import type { postHeadSchema } from './PostHead.schema.ts';

/** Named examples; each key says what its example is for. */
export const postHeadExamples = {
  ofThePagesOwnEntry: { type: 'postHead' },
} satisfies Record<string, z.input<typeof postHeadSchema>>;
