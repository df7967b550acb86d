import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** What is in a document: its chapters with the page that each begins on. */
export const documentContentsSchema = z.strictObject({
  type: z.literal('documentContents'),
  ...sectionBase,
  title: line(60),
  intro: line(240).optional(),
  pageLabel: standardText('documentContents.pageLabel', line(10)).describe('before the number of a page'),
  chapters: z
    .array(
      z.strictObject({
        title: line(70).describe('as in the document'),
        text: line(170),
        page: z.number().int().positive(),
        scene: sceneSchema,
      }),
    )
    .min(2)
    .max(12),
});

export type DocumentContentsProps = z.output<typeof documentContentsSchema>;
