import { z } from 'zod';
import { anchorBase, line, link } from '../../sectionBase.ts';

/** Below an issue: the one before it, the one after it, and all of them. */
export const issueEndSchema = z.strictObject({
  type: z.literal('issueEnd'),
  ...anchorBase,
  label: line(40).default('Other issues'),
  before: line(30).default('The one before'),
  after: line(30).default('The one after'),
  all: link,
});

export type IssueEndProps = z.output<typeof issueEndSchema>;
