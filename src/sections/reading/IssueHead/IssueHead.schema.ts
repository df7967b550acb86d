import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { anchorBase, line } from '../../sectionBase.ts';

/** Head of a newsletter or product update: the issue’s title block above its drawing. */
export const issueHeadSchema = z.strictObject({
  type: z.literal('issueHead'),
  ...anchorBase,
  labels: z
    .strictObject({
      number: standardText('issueHead.labels.number', line(16)),
      issued: standardText('issueHead.labels.issued', line(16)),
      period: standardText('issueHead.labels.period', line(16)),
      touches: standardText('issueHead.labels.touches', line(16)),
      length: standardText('issueHead.labels.length', line(16)),
      minutes: standardText('issueHead.labels.minutes', line(24)),
    })
    .prefault({}),
});

export type IssueHeadProps = z.output<typeof issueHeadSchema>;
