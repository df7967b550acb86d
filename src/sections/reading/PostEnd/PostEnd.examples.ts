import type { z } from 'zod';
import type { postEndSchema } from './PostEnd.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const postEndExamples = {
  afterThePagesOwnEntry: { type: 'postEnd' },
} satisfies Record<string, z.input<typeof postEndSchema>>;
