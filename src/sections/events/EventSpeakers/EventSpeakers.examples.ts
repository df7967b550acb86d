import type { z } from 'zod';
import type { eventSpeakersSchema } from './EventSpeakers.schema.ts';

/** Named examples; each key says what its example is for. */
export const eventSpeakersExamples = {
  default: { type: 'eventSpeakers', axis: 'Speakers' },
} satisfies Record<string, z.input<typeof eventSpeakersSchema>>;
