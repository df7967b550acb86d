import type { z } from 'zod';
import type { resourcesHeadSchema } from './ResourcesHead.schema.ts';

/** Named examples; each key says what its example is for. */
export const resourcesHeadExamples = {
  default: {
    type: 'resourcesHead',
    title: 'Fresh from the drawing office',
    intro: 'Reports, cases and films for people who answer for buildings.',
  },
} satisfies Record<string, z.input<typeof resourcesHeadSchema>>;
