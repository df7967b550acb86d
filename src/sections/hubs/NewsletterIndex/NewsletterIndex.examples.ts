import type { z } from 'zod';
import type { newsletterIndexSchema } from './NewsletterIndex.schema.ts';

/** Named examples; each key says what its example is for. */
export const newsletterIndexExamples = {
  default: {
    type: 'newsletterIndex',
    title: 'One fault a month, explained',
    intro: 'What broke, what it cost, and what we changed.',
  },
} satisfies Record<string, z.input<typeof newsletterIndexSchema>>;

/** Why this is a section of its own although a single page shows it. */
export const reasonForOneUse = 'Sorts the issues onto a shelf for each year.';
