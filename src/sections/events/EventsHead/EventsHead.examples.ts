import type { z } from 'zod';
import type { eventsHeadSchema } from './EventsHead.schema.ts';

/** Named examples; each key says what its example is for. */
export const eventsHeadExamples = {
  default: {
    type: 'eventsHead',
    title: 'Small rooms, working buildings',
    intro: 'People who have held the spanner, in houses worth a look. Free unless the ticket says otherwise.',
  },
} satisfies Record<string, z.input<typeof eventsHeadSchema>>;

/** Why this is a section of its own although a single page shows it. */
export const reasonForOneUse = 'Spaces the next events along a street by the days between them.';
