import { z } from 'zod';
import { anchorBase, line } from '../../sectionBase.ts';

/** Head of an article of the Knowledge Hub: its title and the facts a reader of a manual asks for. */
export const articleHeadSchema = z.strictObject({
  type: z.literal('articleHead'),
  ...anchorBase,
  labels: z
    .strictObject({
      reading: line(24).default('Reading'),
      minutes: line(24).default('%minutes% min').describe('with %minutes%'),
      revised: line(24).default('Revised'),
      checked: line(24).default('Checked by'),
    })
    .prefault({}),
});

export type ArticleHeadProps = z.output<typeof articleHeadSchema>;
