import type { z } from 'zod';
import type { eventHeroSchema } from './EventHero.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const eventHeroExamples = {
  default: { type: 'eventHero', alt: 'Section through the house at night, its rooms numbered.' },
} satisfies Record<string, z.input<typeof eventHeroSchema>>;
