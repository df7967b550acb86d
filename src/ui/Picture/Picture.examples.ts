import type { PictureProps } from './Picture.tsx';

/** Named examples: an informative image. */
export const pictureExamples = {
  default: {
    image: 'sample-site.png',
    alt: 'Elevation of a three-storey building whose plant room on the roof is live',
    sizes: '(min-width: 780px) 720px, 100vw',
  },
} satisfies Record<string, PictureProps>;
