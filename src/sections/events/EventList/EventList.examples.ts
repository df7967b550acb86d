import type { z } from 'zod';
import type { eventListSchema } from './EventList.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const eventListExamples = {
  default: { type: 'eventList', axis: 'Program' },
} satisfies Record<string, z.input<typeof eventListSchema>>;

/** Why this is a separate section although only one page uses it. */
export const reasonForOneUse =
  'Lists events by itself in two lists, ahead and over, over several pages, and updates what is over in the browser.';
