import type { z } from 'zod';
import type { blogFrontSchema } from './BlogFront.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const blogFrontExamples = {
  default: { type: 'blogFront', title: 'Site notes', scene: { scene: 'drawing', name: 'plant-room' } },
} satisfies Record<string, z.input<typeof blogFrontSchema>>;
