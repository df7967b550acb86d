import { z } from 'zod';
import { anchorBase, line, link } from '../../sectionBase.ts';

/** Product updates as the revision table of a drawing. They are picked up from the pages that hold them. */
export const updateIndexSchema = z.strictObject({
  type: z.literal('updateIndex'),
  ...anchorBase,
  title: line(60),
  intro: line(240),
  link: link.optional(),
  view: z
    .enum(['cards', 'table'])
    .default('cards')
    .describe('cards: the newest with its drawing, the others below it'),
  labels: z
    .strictObject({
      revision: line(16).default('Rev'),
      issued: line(16).default('Issued'),
      changed: line(24).default('What changed'),
      touches: line(16).default('Touches'),
      read: line(30).default('Read the update'),
    })
    .prefault({}),
});

export type UpdateIndexProps = z.output<typeof updateIndexSchema>;
