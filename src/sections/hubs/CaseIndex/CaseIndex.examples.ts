import type { z } from 'zod';
import type { caseIndexSchema } from './CaseIndex.schema.ts';

/** Named examples; each key says what its example is for. */
export const caseIndexExamples = {
  default: {
    type: 'caseIndex',
    title: 'Ten estates, storey by storey',
    intro: 'What was wrong, what was done, and what it came to in the first year.',
  },
} satisfies Record<string, z.input<typeof caseIndexSchema>>;

/** Why this is a section of its own although a single page shows it. */
export const reasonForOneUse =
  'Lists every case study with its building and first figure, filtered by product and industry, over several pages.';
