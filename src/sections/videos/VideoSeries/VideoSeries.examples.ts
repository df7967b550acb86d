import type { z } from 'zod';
import type { videoSeriesSchema } from './VideoSeries.schema.ts';

const tag = {
  id: 'tag',
  film: 'futureproof-tag',
  place: 'Office tower, London',
  text: 'One label, one photograph, one question for each asset.',
  marks: ['22 assets', '24 s each'],
} as const;

/** Named examples; each key says what its example is for. */
export const videoSeriesExamples = {
  withWords: {
    type: 'videoSeries',
    title: 'Futureproof',
    intro: 'One person, one building, one thing they changed.',
    videos: [
      { ...tag, marks: [...tag.marks] },
      {
        ...tag,
        id: 'again',
        marks: [],
        words: { label: 'Read its chapters', href: '/webinar/future-of-cmms/#chapters' },
      },
    ],
  },
} satisfies Record<string, z.input<typeof videoSeriesSchema>>;
