import type { z } from 'zod';
import type { issueEndSchema } from './IssueEnd.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const issueEndExamples = {
  default: { type: 'issueEnd', all: { label: 'All issues', href: '/resources/newsletter/' } },
} satisfies Record<string, z.input<typeof issueEndSchema>>;
