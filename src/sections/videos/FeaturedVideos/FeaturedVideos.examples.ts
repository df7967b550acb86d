import type { z } from 'zod';
import type { featuredVideosSchema } from './FeaturedVideos.schema.ts';

/** Named examples; each key says what its example is for. */
export const featuredVideosExamples = {
  oneLarge: {
    type: 'featuredVideos',
    axis: 'Films',
    title: 'Filmed where the plant is',
    films: ['harbor-road', 'permit-in-a-basement'],
  },
} satisfies Record<string, z.input<typeof featuredVideosSchema>>;
