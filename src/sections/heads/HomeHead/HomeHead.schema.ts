import { z } from 'zod';
import { anchorBase, line, link } from '../../sectionBase.ts';

/** Head of the home page: the estate in section, with the live queue of the faults marked in it. */
export const homeHeadSchema = z.strictObject({
  type: z.literal('homeHead'),
  ...anchorBase,
  title: line(60),
  intro: line(220),
  action: link.describe('the button'),
  second: link.describe('the secondary link beside it'),
  alt: line(240).describe('what the drawing shows, for visitors who cannot see it'),
  closed: line(20).describe('text of the first job once it is closed'),
});

export type HomeHeadProps = z.output<typeof homeHeadSchema>;
