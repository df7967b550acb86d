import type { z } from 'zod';
import type { responseTimesSchema } from './ResponseTimes.schema.ts';

/** Named examples; each key says what its example is for. */
export const responseTimesExamples = {
  default: {
    type: 'responseTimes',
    tone: 'sheet',
    axis: 'Answers',
    title: 'How soon, by reason',
    intro: 'The time to a first answer by a person who can do something about it.',
    rows: [
      {
        reason: 'Plant is down and the app does not help',
        detail: 'Ring, whatever the hour.',
        who: 'The engineer on call',
        link: { label: '+1 202-555-0142', href: 'tel:+12025550142' },
        time: '15 min',
      },
      {
        reason: 'A price',
        who: 'Sales',
        link: { label: 'Book a demo', href: '/request-demo/' },
        time: '1 working day',
      },
    ],
  },
} satisfies Record<string, z.input<typeof responseTimesSchema>>;
