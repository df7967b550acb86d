import { z } from 'zod';
import { anchorBase, line } from '../../sectionBase.ts';

/** Head of a blog post: a drawing sheet with its title block, filled from the page’s own entry. */
export const postHeadSchema = z.strictObject({
  type: z.literal('postHead'),
  ...anchorBase,
  labels: z
    .strictObject({
      author: line(24).default('Written by'),
      date: line(24).default('Issued'),
      topic: line(24).default('Topic'),
      reading: line(24).default('Reading time'),
      minutes: line(24).default('%minutes% min').describe('with %minutes%'),
    })
    .prefault({})
    .describe('names of the title block’s cells'),
});

export type PostHeadProps = z.output<typeof postHeadSchema>;
