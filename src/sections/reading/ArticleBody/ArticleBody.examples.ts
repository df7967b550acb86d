import type { z } from 'zod';
import type { articleBodySchema } from './ArticleBody.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const articleBodyExamples = {
  withoutItsText: { type: 'articleBody' },
} satisfies Record<string, z.input<typeof articleBodySchema>>;
