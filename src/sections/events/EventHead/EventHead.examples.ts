import type { z } from 'zod';
import type { eventHeadSchema } from './EventHead.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const eventHeadExamples = {
  default: { type: 'eventHead', alt: 'Section through the house at night, its rooms numbered.' },
} satisfies Record<string, z.input<typeof eventHeadSchema>>;
