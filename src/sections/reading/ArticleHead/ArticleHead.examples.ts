import type { z } from 'zod';
import type { articleHeadSchema } from './ArticleHead.schema.ts';

/** Named examples; each key says what its example is for. */
export const articleHeadExamples = {
  ofThePagesOwnEntry: { type: 'articleHead' },
} satisfies Record<string, z.input<typeof articleHeadSchema>>;
