import type { z } from 'zod';
import type { eventsHeadSchema } from './EventsHead.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const eventsHeadExamples = {
  default: {
    type: 'eventsHead',
    title: 'Small rooms, working buildings',
    intro: 'People who have held the spanner, in houses worth a look. Free unless the ticket says otherwise.',
  },
} satisfies Record<string, z.input<typeof eventsHeadSchema>>;
