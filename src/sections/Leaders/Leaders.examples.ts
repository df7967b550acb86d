import type { z } from 'zod';
import type { leadersSchema } from './Leaders.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const leadersExamples = {
  default: {
    type: 'leaders',
    title: 'Who answers',
    intro: 'Drawn by hand of code.',
    people: ['ellen-garside', 'arjun-deshpande', 'huda-al-suwaid', 'marcus-bell'],
  },
} satisfies Record<string, z.input<typeof leadersSchema>>;
