import type { z } from 'zod';
import type { articleBodySchema } from './ArticleBody.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const articleBodyExamples = {
  withoutItsText: { type: 'articleBody' },
} satisfies Record<string, z.input<typeof articleBodySchema>>;
