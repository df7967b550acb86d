import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** What working here is like, as rooms along one corridor that scrolls sideways, two rooms at a time. */
export const cultureCarouselSchema = z.strictObject({
  type: z.literal('cultureCarousel'),
  ...sectionBase,
  title: line(60),
  intro: line(200).optional(),
  previous: standardText('cultureCarousel.previous', line(30)),
  next: standardText('cultureCarousel.next', line(30)),
  listLabel: line(60).describe('names the scrolling list for assistive technology'),
  rooms: z
    .array(
      z.strictObject({
        title: line(60),
        text: line(180),
        scene: sceneSchema.describe('a picture of 480 × 288 whose lower edge is the floor'),
      }),
    )
    .min(4)
    .max(8),
});

export type CultureCarouselProps = z.output<typeof cultureCarouselSchema>;
