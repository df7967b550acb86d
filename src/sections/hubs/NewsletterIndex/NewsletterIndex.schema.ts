import { z } from 'zod';
import { anchorBase, line } from '../../sectionBase.ts';

/** The newsletter’s hub: its issues as folded sheets in a rack, a shelf for each year. */
export const newsletterIndexSchema = z.strictObject({
  type: z.literal('newsletterIndex'),
  ...anchorBase,
  title: line(60),
  intro: line(240),
  number: line(20).default('No. %number%').describe('with %number%'),
});

export type NewsletterIndexProps = z.output<typeof newsletterIndexSchema>;
