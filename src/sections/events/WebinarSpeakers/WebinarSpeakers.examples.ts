import type { z } from 'zod';
import type { webinarSpeakersSchema } from './WebinarSpeakers.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const webinarSpeakersExamples = {
  default: { type: 'webinarSpeakers', axis: 'Speakers' },
} satisfies Record<string, z.input<typeof webinarSpeakersSchema>>;
