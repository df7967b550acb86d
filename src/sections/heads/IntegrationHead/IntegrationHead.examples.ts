import type { z } from 'zod';
import type { integrationHeadSchema } from './IntegrationHead.schema.ts';

/** Named examples; each key says what its example is for. */
export const integrationHeadExamples = {
  default: {
    type: 'integrationHead',
    title: 'One job, five systems, typed once',
    intro: 'A leak at night, from the first reading to the paid invoice.',
    action: { label: 'Bring your system list', href: '/request-demo/' },
    job: 'WO-48213',
    savedTitle: 'Nobody had to',
    floors: [
      {
        time: '02:14:07',
        system: 'Rack controller',
        what: 'Case 14 reads 61 ppm.',
        flows: [{ what: 'Reading, place, time', toward: 'in' }],
        saved: 'telephone the store.',
      },
      {
        time: '02:16',
        system: 'Access control',
        what: 'The badge of the van opens the yard.',
        flows: [
          { what: 'A badge until 06:00', toward: 'out' },
          { what: 'Arrived 02:55', toward: 'in' },
        ],
        saved: 'meet them with a key.',
      },
      {
        time: '03:52',
        system: 'Finance',
        what: 'The closed job waits for its invoice.',
        flows: [{ what: 'Hours and parts', toward: 'out' }],
        saved: 'match it by hand.',
      },
    ],
  },
} satisfies Record<string, z.input<typeof integrationHeadSchema>>;
