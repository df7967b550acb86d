import type { z } from 'zod';
import type { eventSpeakersSchema } from './EventSpeakers.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const eventSpeakersExamples = {
  default: { type: 'eventSpeakers', axis: 'Speakers' },
} satisfies Record<string, z.input<typeof eventSpeakersSchema>>;
