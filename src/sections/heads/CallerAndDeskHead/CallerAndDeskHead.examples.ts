import type { z } from 'zod';
import type { callerAndDeskHeadSchema } from './CallerAndDeskHead.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const callerAndDeskHeadExamples = {
  oneRequest: {
    type: 'callerAndDeskHead',
    tag: 'Service requests',
    title: 'Four words from her',
    intro: 'What a caller writes and what follows from it.',
    action: { label: 'Book a demo', href: '/request-demo/' },
    sides: { caller: 'The resident', desk: 'The desk' },
    rows: [
      {
        time: '06:12',
        said: 'ac leaking bedroom again',
        done: 'Room, unit and warranty are read.',
        facts: ['1904', 'FCU-19-04-B'],
      },
      { time: '06:13', read: 'Received. Someone will be with you by 08:12.' },
      { time: '06:31', done: 'Crew 2 accepts on the way from the next tower.' },
    ],
    sums: { caller: '4 words', desk: '9 fields, none typed' },
  },
} satisfies Record<string, z.input<typeof callerAndDeskHeadSchema>>;
