import type { z } from 'zod';
import type { webinarChaptersSchema } from './WebinarChapters.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const webinarChaptersExamples = {
  default: { type: 'webinarChapters', axis: 'Chapters' },
} satisfies Record<string, z.input<typeof webinarChaptersSchema>>;
