import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { anchorBase, line } from '../../sectionBase.ts';

/** The hub of case studies: each customer is a storey, its building on the slab, its first figure at the wall. */
export const caseIndexSchema = z.strictObject({
  type: z.literal('caseIndex'),
  ...anchorBase,
  title: line(70),
  intro: line(260),
  read: standardText('caseIndex.read', line(30)),
  labels: z
    .strictObject({
      list: standardText('caseIndex.labels.list', line(40)),
      filters: standardText('caseIndex.labels.filters', line(40)),
      all: standardText('caseIndex.labels.all', line(30)),
      count: standardText('caseIndex.labels.count', line(60)),
      empty: standardText('caseIndex.labels.empty', line(120)),
      more: standardText('caseIndex.labels.more', line(40)),
    })
    .prefault({}),
});

export type CaseIndexProps = z.output<typeof caseIndexSchema>;
