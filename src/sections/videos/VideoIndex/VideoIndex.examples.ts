import type { z } from 'zod';
import type { videoIndexSchema } from './VideoIndex.schema.ts';

/** Named examples; each key says what its example is for. */
export const videoIndexExamples = {
  default: {
    type: 'videoIndex',
    title: 'Every room is showing something',
    intro: 'Short films from plant rooms, longer ones from the people who sign for them.',
    videos: [
      {
        title: 'Find an asset by its tag',
        series: 'How-to',
        minutes: 3,
        cover: { scene: 'drawing', name: 'why-qr' },
        href: '/futureproof/fp-videos/#tag',
      },
    ],
  },
} satisfies Record<string, z.input<typeof videoIndexSchema>>;
