import type { z } from 'zod';
import type { videoListSchema } from './VideoList.schema.ts';

const tag = {
  id: 'tag',
  film: 'futureproof-tag',
  place: 'Office tower, London',
  text: 'One label, one photograph, one question for each asset.',
};

/** Named examples; each key gives the reason it exists. */
export const videoListExamples = {
  oneLarge: {
    type: 'videoList',
    axis: 'Films',
    title: 'Filmed where the plant is',
    films: ['harbor-road', 'permit-in-a-basement'],
  },
  storeys: {
    type: 'videoList',
    layout: 'house',
    title: 'Futureproof',
    intro: 'One person, one building, one thing they changed.',
    videos: [
      { ...tag, marks: ['22 assets', '24 s each'] },
      {
        ...tag,
        id: 'again',
        words: { label: 'Read its chapters', href: '/webinar/future-of-cmms/#chapters' },
      },
    ],
  },
  series: {
    type: 'videoList',
    layout: 'series',
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
} satisfies Record<string, z.input<typeof videoListSchema>>;
