import type { z } from 'zod';
import type { issueRackSchema } from './IssueRack.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const issueRackExamples = {
  default: {
    type: 'issueRack',
    title: 'One fault a month, explained',
    intro: 'What broke, what it cost, and what we changed.',
  },
} satisfies Record<string, z.input<typeof issueRackSchema>>;
