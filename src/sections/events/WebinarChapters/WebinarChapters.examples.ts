import type { z } from 'zod';
import type { webinarChaptersSchema } from './WebinarChapters.schema.ts';

/** Named examples; each key says what its example is for. */
export const webinarChaptersExamples = {
  default: { type: 'webinarChapters', axis: 'Chapters' },
} satisfies Record<string, z.input<typeof webinarChaptersSchema>>;
