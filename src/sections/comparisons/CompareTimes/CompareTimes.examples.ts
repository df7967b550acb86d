import type { z } from 'zod';
import type { compareTimesSchema } from './CompareTimes.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const compareTimesExamples = {
  default: {
    type: 'compareTimes',
    axis: 'One job, two clocks',
    title: 'Same leak. Same technician. Same drive.',
    before: {
      total: '5 h 28 min',
      note: 'Before: Harbor Road, March 2024',
      stretches: [
        { name: 'Nobody reads the email', minutes: 74, value: '74 min', kind: 'waiting' },
        { name: 'Three calls to find a vendor', minutes: 46, value: '46 min', kind: 'waiting' },
        { name: 'Drive', minutes: 38, value: '38 min', kind: 'moving' },
        { name: 'Wrong valve, back to the store', minutes: 82, value: '82 min', kind: 'waiting' },
        { name: 'Fix and test', minutes: 57, value: '57 min', kind: 'working' },
        { name: 'Paperwork, next day', minutes: 31, value: '31 min', kind: 'waiting' },
      ],
    },
    after: {
      total: '98 min',
      note: 'Now: alarm to accepted in 2 min',
      stretches: [
        { name: 'Alarm to accepted', minutes: 2, value: '2 min', kind: 'waiting' },
        { name: 'Drive', minutes: 39, value: '39 min', kind: 'moving' },
        { name: 'Fix and test', minutes: 57, value: '57 min', kind: 'working' },
      ],
    },
    saved: { value: '3 h 50 min', text: 'that nobody spends waiting, per job like this one' },
    legend: { working: 'Hands on the machine', moving: 'On the road', waiting: 'Waiting or retyping' },
  },
} satisfies Record<string, z.input<typeof compareTimesSchema>>;
