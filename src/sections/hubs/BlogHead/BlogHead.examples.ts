import type { z } from 'zod';
import type { blogHeadSchema } from './BlogHead.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const blogHeadExamples = {
  default: { type: 'blogHead', title: 'Site notes', scene: { scene: 'drawing', name: 'plant-room' } },
} satisfies Record<string, z.input<typeof blogHeadSchema>>;

/** Why this is a separate section although only one page uses it. */
export const reasonForOneUse = 'Lists the topics that posts have and shows the newest post by itself.';
