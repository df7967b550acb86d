import type { z } from 'zod';
import type { featuredVideosSchema } from './FeaturedVideos.schema.ts';

const scene = (kind: string) =>
  ({
    scene: 'building',
    kind,
    tone: 'night',
    live: 'cmms',
    focus: 'live',
    crop: { width: 640, height: 360 },
  }) as const;

/** Named examples; each key says what its example is for. */
export const featuredVideosExamples = {
  oneLarge: {
    type: 'featuredVideos',
    axis: 'Films',
    title: 'Filmed where the plant is',
    films: [
      {
        title: 'A leak, from 02:14 to 03:52',
        length: '4:10',
        href: 'https://videos.example/leak',
        embed: 'https://videos.example/embed/leak',
        uploaded: '2025-03-04',
        scene: scene('grocery'),
      },
      {
        title: 'A permit in a basement',
        length: '3:05',
        href: 'https://videos.example/permit',
        embed: 'https://videos.example/embed/permit',
        uploaded: '2025-03-04',
        scene: scene('hospital'),
      },
    ],
  },
} satisfies Record<string, z.input<typeof featuredVideosSchema>>;
