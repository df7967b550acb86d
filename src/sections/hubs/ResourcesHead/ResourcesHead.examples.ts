import type { z } from 'zod';
import type { resourcesHeadSchema } from './ResourcesHead.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const resourcesHeadExamples = {
  default: {
    type: 'resourcesHead',
    title: 'Fresh from the drawing office',
    intro: 'Reports, cases and films for people who answer for buildings.',
  },
} satisfies Record<string, z.input<typeof resourcesHeadSchema>>;

/** Why this is a separate section although only one page uses it. */
export const reasonForOneUse =
  'The newest documents and cases scroll sideways below a field that asks the site’s search.';
