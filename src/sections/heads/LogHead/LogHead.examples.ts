import type { z } from 'zod';
import type { logHeadSchema } from './LogHead.schema.ts';

/** Named examples; each key says what its example is for. */
export const logHeadExamples = {
  default: {
    type: 'logHead',
    title: 'It reads. You sign.',
    intro: 'It reads every line at once and decides nothing.',
    action: { label: 'Book a demo', href: '/request-demo/' },
    logTitle: 'Pellow, Harbour Road, one night',
    entries: [
      { time: '02:14:07', step: 'Reads', text: 'A leak sensor rises.', facts: ['61 ppm', 'case 14'] },
      { time: '02:14:09', step: 'Proposes', text: 'A job with its likely cause.' },
      {
        time: '02:16',
        step: 'A person signs',
        text: 'The technician on call accepts.',
        isSigned: true,
      },
    ],
  },
} satisfies Record<string, z.input<typeof logHeadSchema>>;
