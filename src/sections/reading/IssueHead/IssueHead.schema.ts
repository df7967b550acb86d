import { z } from 'zod';
import { anchorBase, line } from '../../sectionBase.ts';

/** Head of a newsletter or of a product update: the issue’s title block above its drawing. */
export const issueHeadSchema = z.strictObject({
  type: z.literal('issueHead'),
  ...anchorBase,
  labels: z
    .strictObject({
      number: line(16).default('No.'),
      issued: line(16).default('Issued'),
      period: line(16).default('Revision'),
      touches: line(16).default('Touches'),
      length: line(16).default('Reading'),
      minutes: line(24).default('%minutes% min'),
    })
    .prefault({}),
});

export type IssueHeadProps = z.output<typeof issueHeadSchema>;
