import type { z } from 'zod';
import type { messageSampleSchema } from './MessageSample.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const messageSampleExamples = {
  default: {
    type: 'messageSample',
    axis: 'On the wire',
    title: 'Readable by whoever comes after you',
    intro: 'A message names the job, the place and the asset in full.',
    file: 'POST https://erp.example/jobs',
    stamp: '03:52:04, 204 in 88 ms',
    lines: [
      { code: '{' },
      { code: '  "event": "work_order.closed",', note: 1 },
      { code: '  "number": "WO-48213",', note: 2 },
      { code: '}' },
    ],
    notes: [
      { title: 'One event a message', text: 'No diffing on your side.' },
      { title: 'Names before keys', text: 'Your people can read the log.' },
    ],
  },
} satisfies Record<string, z.input<typeof messageSampleSchema>>;
