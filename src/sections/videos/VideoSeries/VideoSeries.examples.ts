import type { z } from 'zod';
import type { videoSeriesSchema } from './VideoSeries.schema.ts';

const tag = {
  id: 'tag',
  title: 'A technician, a tag and nine minutes',
  minutes: 9,
  place: 'Office tower, London',
  speakers: ['tobi-anand'],
  cover: { scene: 'drawing', name: 'why-qr' },
  video: 'https://videos.example/watch/tag/',
  uploaded: '2025-03-04',
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
      { ...tag, speakers: [...tag.speakers], marks: [...tag.marks] },
      {
        ...tag,
        id: 'again',
        title: 'The same, in words',
        speakers: [...tag.speakers],
        marks: [],
        words: { label: 'Read its chapters', href: '/webinar/future-of-cmms/#chapters' },
      },
    ],
  },
} satisfies Record<string, z.input<typeof videoSeriesSchema>>;
