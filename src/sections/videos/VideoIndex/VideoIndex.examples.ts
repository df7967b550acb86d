import type { z } from 'zod';
import type { videoIndexSchema } from './VideoIndex.schema.ts';

/** Named examples; each key says what its example is for. */
export const videoIndexExamples = {
  default: {
    type: 'videoIndex',
    title: 'Every room is showing something',
    intro: 'Short films from plant rooms, longer ones from the people who sign for them.',
    videos: [{ series: 'How-to', film: 'clip-report' }],
  },
} satisfies Record<string, z.input<typeof videoIndexSchema>>;
