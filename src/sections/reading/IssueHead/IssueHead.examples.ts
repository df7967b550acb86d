import type { z } from 'zod';
import type { issueHeadSchema } from './IssueHead.schema.ts';

/** Named examples; each key says what its example is for. */
export const issueHeadExamples = {
  default: { type: 'issueHead' },
} satisfies Record<string, z.input<typeof issueHeadSchema>>;
