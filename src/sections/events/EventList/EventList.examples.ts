import type { z } from 'zod';
import type { eventListSchema } from './EventList.schema.ts';

/** Named examples; each key says what its example is for. */
export const eventListExamples = {
  default: { type: 'eventList', axis: 'Program' },
} satisfies Record<string, z.input<typeof eventListSchema>>;

/** Why this is a section of its own although a single page shows it. */
export const reasonForOneUse =
  'Lists events by itself in two lists, ahead and over, over several pages, and updates what is over in the browser.';
