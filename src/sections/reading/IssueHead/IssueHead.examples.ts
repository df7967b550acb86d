import type { z } from 'zod';
import type { issueHeadSchema } from './IssueHead.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const issueHeadExamples = {
  default: { type: 'issueHead' },
} satisfies Record<string, z.input<typeof issueHeadSchema>>;
