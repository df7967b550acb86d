import type { z } from 'zod';
import type { eventListSchema } from './EventList.schema.ts';

/** Named examples; each key says what its example is for. */
export const eventListExamples = {
  default: { type: 'eventList', axis: 'Programme' },
} satisfies Record<string, z.input<typeof eventListSchema>>;
