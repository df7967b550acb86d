import type { z } from 'zod';
import type { cultureCarouselSchema } from './CultureCarousel.schema.ts';

/** Named examples; each key says what its example is for. */
export const cultureCarouselExamples = {
  default: {
    type: 'cultureCarousel',
    axis: 'Culture',
    tone: 'sheet',
    title: 'How the place works',
    listLabel: 'Five rooms of our office, scrolls sideways',
    rooms: [
      {
        title: 'Everyone does a week on site',
        text: 'Finance too.',
        scene: { scene: 'drawing', name: 'culture-week' },
      },
      {
        title: 'Lights out at six',
        text: 'Nobody ships on a Friday.',
        scene: { scene: 'drawing', name: 'culture-lights' },
      },
      {
        title: 'Reviews without names',
        text: 'What failed, what we believed, what we changed.',
        scene: { scene: 'drawing', name: 'culture-review' },
      },
      {
        title: 'The tool library',
        text: 'Take a thermal camera home.',
        scene: { scene: 'drawing', name: 'culture-tools' },
      },
      {
        title: 'Lunch by the plant',
        text: 'The unit on the roof is ours to break.',
        scene: { scene: 'drawing', name: 'culture-garden' },
      },
    ],
  },
} satisfies Record<string, z.input<typeof cultureCarouselSchema>>;

/** Why this is a section of its own although a single page shows it. */
export const reasonForOneUse =
  'Rooms along one corridor that scrolls sideways, two at a time, over one floor; lists elsewhere do not scroll.';
