import type { z } from 'zod';
import type { seriesAndSpeakersSchema } from './SeriesAndSpeakers.schema.ts';

/** Named examples; each key says what its example is for. */
export const seriesAndSpeakersExamples = {
  default: {
    type: 'seriesAndSpeakers',
    axis: 'Series',
    title: 'Series',
    series: [
      {
        title: 'Futureproof',
        text: 'Operations people on what they would do differently.',
        films: ['futureproof-leak', 'futureproof-tag', 'futureproof-operating-rooms'],
        href: '/futureproof/fp-videos/',
      },
    ],
  },
} satisfies Record<string, z.input<typeof seriesAndSpeakersSchema>>;
