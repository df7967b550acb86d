import type { z } from 'zod';
import type { articleHeadSchema } from './ArticleHead.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const articleHeadExamples = {
  ofThePagesOwnEntry: { type: 'articleHead' },
} satisfies Record<string, z.input<typeof articleHeadSchema>>;
