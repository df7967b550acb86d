import type { z } from 'zod';
import type { issueEndSchema } from './IssueEnd.schema.ts';

/** Named examples; each key says what its example is for. */
export const issueEndExamples = {
  default: { type: 'issueEnd', all: { label: 'All issues', href: '/resources/newsletter/' } },
} satisfies Record<string, z.input<typeof issueEndSchema>>;
