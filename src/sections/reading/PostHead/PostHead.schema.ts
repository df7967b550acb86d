import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { anchorBase, line } from '../../sectionBase.ts';

/** Head of a blog post: a drawing sheet with its title block, filled from the page’s own entry. */
export const postHeadSchema = z.strictObject({
  type: z.literal('postHead'),
  ...anchorBase,
  labels: z
    .strictObject({
      author: standardText('postHead.labels.author', line(24)),
      date: standardText('postHead.labels.date', line(24)),
      topic: standardText('postHead.labels.topic', line(24)),
      reading: standardText('postHead.labels.reading', line(24)),
      minutes: standardText('postHead.labels.minutes', line(24)).describe('with %minutes%'),
    })
    .prefault({})
    .describe('names of the title block’s cells'),
});

export type PostHeadProps = z.output<typeof postHeadSchema>;
