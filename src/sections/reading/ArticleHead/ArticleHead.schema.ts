import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { anchorBase, line } from '../../sectionBase.ts';

/** Head of a Knowledge Hub article: its title and the facts that a manual's reader looks for. */
export const articleHeadSchema = z.strictObject({
  type: z.literal('articleHead'),
  ...anchorBase,
  labels: z
    .strictObject({
      reading: standardText('articleHead.labels.reading', line(24)),
      minutes: standardText('articleHead.labels.minutes', line(24)).describe('with %minutes%'),
      revised: standardText('articleHead.labels.revised', line(24)),
      checked: standardText('articleHead.labels.checked', line(24)),
    })
    .prefault({}),
});

export type ArticleHeadProps = z.output<typeof articleHeadSchema>;
