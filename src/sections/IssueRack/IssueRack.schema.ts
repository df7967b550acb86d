import { z } from 'zod';
import { line, sectionBase } from '../sectionBase.ts';

/** The newsletter’s hub: its issues as folded sheets in a rack, a shelf for each year. */
export const issueRackSchema = z.strictObject({
  type: z.literal('issueRack'),
  ...sectionBase,
  title: line(60),
  intro: line(240),
  number: line(20).default('No. %number%').describe('with %number%'),
});

export type IssueRackProps = z.output<typeof issueRackSchema>;
