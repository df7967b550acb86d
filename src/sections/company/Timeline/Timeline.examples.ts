import type { z } from 'zod';
import type { timelineSchema } from './Timeline.schema.ts';

/** Named examples; each key says what its example is for. */
export const timelineExamples = {
  default: {
    type: 'timeline',
    axis: 'Story',
    tone: 'night',
    title: 'From one pump to 214 estates',
    intro: 'Oldest first, because faults are read that way.',
    items: [
      { when: '2014', title: 'A pump fails twice', text: 'The logbook says “reset”. It says it both times.' },
      {
        when: '2016',
        title: 'The phone goes to the basement',
        text: 'Jobs are kept until there is a signal.',
      },
      {
        when: '2025',
        title: 'The record closes itself',
        text: 'From the reading to the signature in `98 min`.',
      },
    ],
  },
  shortWithoutAxis: {
    type: 'timeline',
    title: 'Two dates',
    items: [
      { when: 'Mar 2024', title: 'Opened', text: 'The first office by the creek.' },
      { when: 'Jan 2025', title: 'Moved', text: 'To two floors with a plant room of their own.' },
    ],
  },
} satisfies Record<string, z.input<typeof timelineSchema>>;
