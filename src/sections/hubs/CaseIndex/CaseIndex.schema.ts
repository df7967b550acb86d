import { z } from 'zod';
import { anchorBase, line } from '../../sectionBase.ts';

/** The hub of case studies: each customer a storey, its building on the slab, its first figure at the wall. */
export const caseIndexSchema = z.strictObject({
  type: z.literal('caseIndex'),
  ...anchorBase,
  title: line(70),
  intro: line(260),
  read: line(30).default('Read the case'),
  labels: z
    .strictObject({
      list: line(40).default('Case studies'),
      filters: line(40).default('Cases of one product or industry'),
      all: line(30).default('All cases'),
      count: line(60).default('%shown% of %total% cases'),
      empty: line(120).default('No case study of this kind yet.'),
      more: line(40).default('Show more cases'),
    })
    .prefault({}),
});

export type CaseIndexProps = z.output<typeof caseIndexSchema>;
