import { z } from 'zod';
import { filmReference } from '../../../content/films/films.ts';
import { standardText } from '../../../content/standardTexts.ts';
import { line, link, sectionBase } from '../../sectionBase.ts';

/** Films that open on the page where there is room, otherwise at their own address. */
export const featuredVideosSchema = z.strictObject({
  type: z.literal('featuredVideos'),
  ...sectionBase,
  title: line(60),
  intro: line(200).optional(),
  close: standardText('featuredVideos.close', line(40)),
  films: z.array(filmReference).min(2).max(5).describe('the first is shown large'),
  link: link.optional(),
});

export type FeaturedVideosProps = z.output<typeof featuredVideosSchema>;
