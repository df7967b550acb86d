import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { anchorBase, line, link } from '../../sectionBase.ts';

/** What follows an issue: the previous one, the next one, and a link to all of them. */
export const issueEndSchema = z.strictObject({
  type: z.literal('issueEnd'),
  ...anchorBase,
  label: standardText('issueEnd.label', line(40)),
  before: standardText('issueEnd.before', line(30)),
  after: standardText('issueEnd.after', line(30)),
  all: link,
});

export type IssueEndProps = z.output<typeof issueEndSchema>;
