import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { line, link, sectionBase } from '../../sectionBase.ts';

const film = z.strictObject({
  title: line(80),
  length: z.string().regex(/^\d+:\d\d$/, 'must be minutes and seconds as 3:40'),
  href: z.url().describe('address of the film'),
  embed: z.url().describe('address of its player'),
  uploaded: z.iso.date().describe('day on which it was published, for search engines'),
  scene: sceneSchema,
});

/** Films that open on the page where there is room, otherwise at their own address. */
export const featuredVideosSchema = z.strictObject({
  type: z.literal('featuredVideos'),
  ...sectionBase,
  title: line(60),
  intro: line(200).optional(),
  close: standardText('featuredVideos.close', line(40)),
  films: z.array(film).min(2).max(5).describe('the first is shown large'),
  link: link.optional(),
});

export type FeaturedVideosProps = z.output<typeof featuredVideosSchema>;
