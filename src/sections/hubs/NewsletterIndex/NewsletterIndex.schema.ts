import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { anchorBase, line } from '../../sectionBase.ts';

/** The newsletter’s hub: its issues as folded sheets in a rack, with a shelf for each year. */
export const newsletterIndexSchema = z.strictObject({
  type: z.literal('newsletterIndex'),
  ...anchorBase,
  title: line(60),
  intro: line(240),
  number: standardText('newsletterIndex.number', line(20)).describe('with %number%'),
});

export type NewsletterIndexProps = z.output<typeof newsletterIndexSchema>;
