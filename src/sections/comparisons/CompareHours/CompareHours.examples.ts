import type { z } from 'zod';
import type { compareHoursSchema } from './CompareHours.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const compareHoursExamples = {
  default: {
    type: 'compareHours',
    axis: 'The same job',
    title: 'Hour by hour',
    intro: 'Case 14, Harbor Road.',
    them: 'Ticket desk',
    us: 'Connected CMMS',
    rows: [
      {
        time: '0 min',
        them: { text: 'Shift lead hears the alarm' },
        us: { text: 'The case reports 61 ppm by itself' },
      },
      {
        time: '98 min',
        them: { text: 'Still in the inbox', kind: 'wait' },
        us: { text: 'Closed', kind: 'done' },
      },
      { time: '3 h', them: { text: 'Manager asks finance for a code' } },
      { time: '26 h', them: { text: 'Job sheet photographed', kind: 'done' } },
    ],
    rest: 'Nothing left to do.',
  },
} satisfies Record<string, z.input<typeof compareHoursSchema>>;
