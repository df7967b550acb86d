import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { anchorBase, line, link } from '../../sectionBase.ts';

/** Product updates as a drawing's revision table. They are collected from the pages that contain them. */
export const updateIndexSchema = z.strictObject({
  type: z.literal('updateIndex'),
  ...anchorBase,
  title: line(60),
  intro: line(240),
  link: link.optional(),
  view: z
    .enum(['cards', 'table'])
    .default('cards')
    .describe('cards: the newest with the windows that they changed, older ones below them'),
  labels: z
    .strictObject({
      revision: standardText('updateIndex.labels.revision', line(16)),
      issued: standardText('updateIndex.labels.issued', line(16)),
      changed: standardText('updateIndex.labels.changed', line(24)),
      touches: standardText('updateIndex.labels.touches', line(16)),
      read: standardText('updateIndex.labels.read', line(30)),
      before: standardText('updateIndex.labels.before', line(16)),
      after: standardText('updateIndex.labels.after', line(16)),
    })
    .prefault({}),
});

export type UpdateIndexProps = z.output<typeof updateIndexSchema>;
