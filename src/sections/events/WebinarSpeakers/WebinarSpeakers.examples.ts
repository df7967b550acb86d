import type { z } from 'zod';
import type { webinarSpeakersSchema } from './WebinarSpeakers.schema.ts';

/** Named examples; each key says what its example is for. */
export const webinarSpeakersExamples = {
  default: { type: 'webinarSpeakers', axis: 'Speakers' },
} satisfies Record<string, z.input<typeof webinarSpeakersSchema>>;
