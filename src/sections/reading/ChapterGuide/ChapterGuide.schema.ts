import { z } from 'zod';
import { filmReference } from '../../../content/entries/films/films.ts';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { anchorBase, href, line, link } from '../../sectionBase.ts';

/** A long guide in chapters: a head with a drawing, a sticky sidebar of numbered chapters, and the text. */
export const chapterGuideSchema = z.strictObject({
  type: z.literal('chapterGuide'),
  ...anchorBase,
  title: line(80),
  intro: line(320),
  scene: sceneSchema,
  picture: z
    .enum(['strip', 'beside', 'room'])
    .default('beside')
    .describe(
      'strip: a full-width drawing of 2160 px under the title; room: the same, with the times of the film’s chapters along its floor; beside: a drawing beside it',
    ),
  film: filmReference
    .optional()
    .describe('room: the film that has a chapter for each heading; its speakers stand beside the text'),
  quote: z
    .strictObject({ text: line(140), by: line(40) })
    .optional()
    .describe('room: the line of the text that stays in mind, large beside it, and who says it'),
  minutes: standardText('chapterGuide.minutes', line(30)).describe('with %minutes%'),
  chapters: standardText('chapterGuide.chapters', line(30)).describe('name of the sidebar'),
  count: standardText('chapterGuide.count', line(30)).describe('with %count%'),
  offer: z
    .strictObject({
      text: line(120),
      label: standardText('chapterGuide.offer.label', line(30)),
      href: href.default('/request-demo/'),
    })
    .optional()
    .describe('below the chapters, in the sidebar'),
  further: z
    .strictObject({ title: line(40), links: z.array(link).min(1).max(4) })
    .optional()
    .describe('what to read next, after the last chapter'),
});

export type ChapterGuideProps = z.output<typeof chapterGuideSchema>;
