import type { z } from 'zod';
import type { eventListSchema } from './EventList.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const eventListExamples = {
  default: { type: 'eventList', axis: 'Programme' },
} satisfies Record<string, z.input<typeof eventListSchema>>;
