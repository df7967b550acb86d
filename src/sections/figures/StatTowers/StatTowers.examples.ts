import type { z } from 'zod';
import type { statTowersSchema } from './StatTowers.schema.ts';

/** Named examples; each key says what its example is for. */
export const statTowersExamples = {
  default: {
    type: 'statTowers',
    title: 'The smarter way to manage facilities at scale',
    stats: [
      { value: '30%', txt: 'drop in reactive call volumes' },
      { value: '40%', txt: 'increase in operational visibility' },
      { value: '97%', txt: 'SLA adherence across sites' },
    ],
  },
  byDay: {
    type: 'statTowers',
    tone: 'sheet',
    title: 'Two towers by day',
    intro: 'With a line of words below the heading.',
    stats: [
      { value: '5%', txt: 'the lowest tower there is' },
      { value: '100%', txt: 'a tower that reaches the line' },
    ],
  },
} satisfies Record<string, z.input<typeof statTowersSchema>>;
