import type { z } from 'zod';
import type { articleBodySchema } from './ArticleBody.schema.ts';

/** Named examples; each key says what its example is for. */
export const articleBodyExamples = {
  withoutItsText: { type: 'articleBody' },
} satisfies Record<string, z.input<typeof articleBodySchema>>;
