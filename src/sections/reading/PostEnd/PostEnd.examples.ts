import type { z } from 'zod';
import type { postEndSchema } from './PostEnd.schema.ts';

/** Named examples; each key says what its example is for. */
export const postEndExamples = {
  afterThePagesOwnEntry: { type: 'postEnd' },
} satisfies Record<string, z.input<typeof postEndSchema>>;
