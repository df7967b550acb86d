import { z } from 'zod';
import { anchorBase, line, link } from '../../sectionBase.ts';

/** Opening of a company page: a headline in the sky over the whole estate at night. */
export const aboutHeadSchema = z.strictObject({
  type: z.literal('aboutHead'),
  ...anchorBase,
  title: line(60).describe('the page’s headline'),
  intro: line(240),
  action: link,
  second: link.optional().describe('a quieter link beside the button'),
  alt: line(200).describe('what the estate shows, for a reader who cannot see it'),
});

export type AboutHeadProps = z.output<typeof aboutHeadSchema>;
